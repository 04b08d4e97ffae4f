import { REFERENCE_SPEED } from '#lines/jrt/rows/input-speed.ts';
import { type Note, noteDuplicates } from '#lines/shared/source-note.ts';
import type { SourceProblemCode } from './catalogue-source.ts';
import { IEC_FRAMES, isIecFrame } from './frames.ts';
import { type GearUnit, unitKey } from './parts.ts';
import type { PrintedRatio } from './read-gears.ts';

/** Checks every ratio against its unit, its own printed speed and its frame limits, and the order of the list. */
export function checkGears(
  gears: readonly PrintedRatio[],
  units: ReadonlyMap<string, GearUnit>,
  note: Note<SourceProblemCode>,
): void {
  noteDuplicates(gears, gearKey, 'ratio.duplicate', 'ratio', note);
  checkOrder(gears, note);
  for (const gear of gears) {
    checkUnit(gear, units.get(unitKey(gear)), note);
    checkPrintedSpeed(gear, note);
    checkFrameLimits(gear, note);
    checkFrameRange(gear, note);
    if (!(gear.efficiency > 0 && gear.efficiency <= 1)) {
      note(gear.place, 'ratio.efficiency-impossible', 'efficiency', gear.efficiency);
    }
  }
}

function gearKey(gear: PrintedRatio): string {
  return `${unitKey(gear)} ${gear.stages} ${gear.ratio}`;
}

function checkOrder(gears: readonly PrintedRatio[], note: Note<SourceProblemCode>): void {
  const last = new Map<string, number>();
  for (const gear of gears) {
    const list = `${unitKey(gear)} ${gear.stages}`;
    const before = last.get(list);
    if (before !== undefined && gear.ratio < before)
      note(gear.place, 'ratio.not-ascending', 'ratio', before, gear.ratio);
    last.set(list, gear.ratio);
  }
}

function checkUnit(gear: PrintedRatio, unit: GearUnit | undefined, note: Note<SourceProblemCode>): void {
  if (unit === undefined) {
    note(gear.place, 'ratio.unit-missing', 'size', unitKey(gear));
    return;
  }
  const range = unit.ratioRanges.get(gear.stages);
  if (range === undefined) note(gear.place, 'ratio.outside-unit-range', 'stages', gear.stages);
  else if (gear.ratio < range.min || gear.ratio > range.max) {
    note(gear.place, 'ratio.outside-unit-range', 'ratio', gear.ratio, range.min, range.max);
  }
  if (gear.maMax > unit.maMax) note(gear.place, 'ratio.torque-above-unit', 'ma_max_nm', gear.maMax, unit.maMax);
  if (gear.overhungLoad > unit.overhungLoadMax) {
    note(gear.place, 'ratio.overhung-load-above-unit', 'fra_max_n', gear.overhungLoad, unit.overhungLoadMax);
  }
}

/** n2 = n1 / i within the rounding of both printed figures. */
function checkPrintedSpeed(gear: PrintedRatio, note: Note<SourceProblemCode>): void {
  const { outputSpeed, outputSpeedDecimals, ratioDecimals } = gear.printed;
  const ratioRounding = 0.5 * 10 ** -ratioDecimals;
  const speedRounding = 0.5 * 10 ** -outputSpeedDecimals + 1e-9;
  const slowest = REFERENCE_SPEED / (gear.ratio + ratioRounding) - speedRounding;
  const fastest = REFERENCE_SPEED / (gear.ratio - ratioRounding) + speedRounding;
  if (outputSpeed < slowest || outputSpeed > fastest) {
    note(gear.place, 'ratio.speed-mismatch', 'output_speed_rpm_at_1400', outputSpeed, REFERENCE_SPEED / gear.ratio);
  }
}

function checkFrameLimits(gear: PrintedRatio, note: Note<SourceProblemCode>): void {
  const column = 'ma_limit_by_iec_frame_nm';
  for (const [frame, limit] of gear.frameLimits) {
    if (!isIecFrame(frame)) note(gear.place, 'ratio.frame-unknown', column, frame);
    if (limit > gear.maMax) note(gear.place, 'ratio.limit-above-torque', column, frame, limit, gear.maMax);
  }
}

/** Every listed frame must lie between the printed smallest and largest frame of the ratio (reference rule 23). */
function checkFrameRange(gear: PrintedRatio, note: Note<SourceProblemCode>): void {
  const order = (frame: string | null) => IEC_FRAMES.indexOf(frame ?? '');
  const { frameMin, frameMax } = gear.printed;
  for (const frame of gear.frameLimits.keys()) {
    const outside = order(frame) < order(frameMin) || order(frame) > order(frameMax);
    if (outside) {
      note(gear.place, 'ratio.frame-outside-range', 'ma_limit_by_iec_frame_nm', frame, frameMin ?? '', frameMax ?? '');
    }
  }
}
