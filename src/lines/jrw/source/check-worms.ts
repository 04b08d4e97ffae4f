import { type Note as NoteOf, noteDuplicates } from '#lines/shared/source-note.ts';
import { ratioKey } from './parts.ts';
import type { PrintedParts } from './read-parts.ts';
import type { PrintedRatio } from './read-worms.ts';
import type { WormProblemCode } from './worm-source.ts';

type Note = NoteOf<WormProblemCode>;

/** Torque by the cube of the centre distance, Nm/mm³: outside it a figure belongs to another size (lines README §7). */
const TORQUE_PER_CUBE = { min: 2.5e-4, max: 9e-4 };
/** The radial loads of one size follow one law, as a share. */
const RADIAL_LOAD_TOLERANCE = 0.01;
/** Single printed torques differ by their rounding: as a share. */
const TORQUE_ROUNDING = 0.03;
const PRINTED_AT = 1400;

/** Checks the single worm units and what was printed of them at other speeds. */
export function checkWorms(parts: PrintedParts, note: Note): void {
  noteDuplicates(parts.ratios, ratioKey, 'worm.duplicate', 'ratio', note);
  for (const ratio of parts.ratios) checkRatio(ratio, parts, note);
  checkOrder(parts, note);
  checkSpeeds(parts, note);
  checkStarts(parts, note);
}

function checkRatio(worm: PrintedRatio, parts: PrintedParts, note: Note): void {
  const { place, size, ratio, torque, efficiency, printed } = worm;
  const speed = PRINTED_AT / ratio;
  if (Math.abs(printed.outputSpeed - speed) > 0.51 * 10 ** -printed.outputSpeedDecimals) {
    note(place, 'worm.speed-mismatch', 'output_speed_rpm_at_1400', printed.outputSpeed, speed);
  }
  if (!(efficiency > 0 && efficiency < 1)) {
    note(place, 'worm.efficiency-impossible', 'efficiency_at_1400', efficiency);
  }
  const perCube = torque / printed.centreDistance ** 3;
  if (perCube < TORQUE_PER_CUBE.min || perCube > TORQUE_PER_CUBE.max) {
    note(place, 'worm.torque-off-size', 'm2_max_nm_at_1400', torque, printed.centreDistance);
  }
  const law = parts.loads.find((load) => load.size === size);
  if (law === undefined) note(place, 'worm.part-missing', 'fr2_n', size);
  else {
    const lawful = Math.min(law.cap, law.constant / speed ** (1 / 3));
    if (Math.abs(printed.radialLoad / lawful - 1) > RADIAL_LOAD_TOLERANCE) {
      note(place, 'worm.radial-load-off-law', 'fr2_n', printed.radialLoad, lawful);
    }
  }
  const housing = parts.housings.find((one) => one.size === size);
  if (housing === undefined) note(place, 'worm.part-missing', 'size', size);
  else if (housing.feet.some((pitch, index) => pitch !== printed.feet[index])) {
    note(place, 'worm.feet-mismatch', 'foot_pattern_a_mm', printed.feet.join(' × '), housing.feet.join(' × '));
  }
}

/** Ratios rise within a size; with them efficiency falls, unless the worm has other threads. */
function checkOrder({ ratios, starts }: PrintedParts, note: Note): void {
  const startsOf = new Map(starts.map((start) => [ratioKey(start), start.starts]));
  for (const [index, worm] of ratios.entries()) {
    const before = ratios[index - 1];
    if (before === undefined || before.size !== worm.size) continue;
    if (worm.ratio <= before.ratio) note(worm.place, 'worm.not-ascending', 'ratio', before.ratio, worm.ratio);
    const sameThreads = startsOf.get(ratioKey(before)) === startsOf.get(ratioKey(worm));
    if (sameThreads && worm.efficiency > before.efficiency) {
      note(worm.place, 'worm.efficiency-rising', 'efficiency_at_1400', before.efficiency, worm.efficiency);
    }
  }
}

function checkSpeeds({ ratios, speeds }: PrintedParts, note: Note): void {
  const known = new Map(ratios.map((ratio) => [ratioKey(ratio), ratio]));
  const keyOf = (cell: (typeof speeds)[number]) => `${ratioKey(cell)} ${cell.inputSpeed}`;
  noteDuplicates(speeds, keyOf, 'speed.duplicate', 'n1_rpm', note);
  for (const { place, size, ratio, inputSpeed, torque, printed } of speeds) {
    const worm = known.get(ratioKey({ size, ratio }));
    if (worm === undefined) {
      note(place, 'speed.ratio-missing', 'ratio', size, ratio);
      continue;
    }
    const speed = inputSpeed / ratio;
    if (Math.abs(printed.outputSpeed - speed) > 0.006) {
      note(place, 'speed.speed-mismatch', 'n2_rpm', printed.outputSpeed, speed);
    }
    const [slow, fast] = inputSpeed < PRINTED_AT ? [torque, worm.torque] : [worm.torque, torque];
    if (fast > slow * (1 + TORQUE_ROUNDING)) note(place, 'speed.torque-rising', 'm2_max_nm', slow, fast);
  }
}

/** Every ratio has its starting efficiency, and no other has. */
function checkStarts({ ratios, starts }: PrintedParts, note: Note): void {
  noteDuplicates(starts, ratioKey, 'start.duplicate', 'ratio', note);
  const known = new Set(ratios.map(ratioKey));
  for (const start of starts) {
    if (!known.has(ratioKey(start))) note(start.place, 'start.ratio-missing', 'ratio', start.size, start.ratio);
  }
  const modelled = new Set(starts.map(ratioKey));
  for (const ratio of ratios) {
    if (!modelled.has(ratioKey(ratio))) note(ratio.place, 'worm.part-missing', 'ratio', ratio.size, ratio.ratio);
  }
}
