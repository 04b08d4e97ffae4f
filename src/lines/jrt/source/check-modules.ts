import { type Note, noteDuplicates } from '#lines/shared/source-note.ts';
import type { SourceProblemCode } from './catalogue-source.ts';
import { isIecFrame, limitFrame } from './frames.ts';
import { type GearRatio, type GearUnit, type InputModule, unitKey } from './parts.ts';

/** Checks every input module against its unit and the ratios that list its frame. */
export function checkModules(
  modules: readonly InputModule[],
  gears: readonly GearRatio[],
  units: ReadonlyMap<string, GearUnit>,
  note: Note<SourceProblemCode>,
): void {
  noteDuplicates(modules, (module) => `${unitKey(module)} ${module.code}`, 'module.duplicate', 'code', note);
  const listed = listedFrames(gears);
  for (const module of modules) {
    const unit = units.get(unitKey(module));
    if (unit === undefined) note(module.place, 'module.unit-missing', 'size', unitKey(module));
    else checkRange(module, unit, note);
    checkFrame(module, listed, note);
    if (module.type === 'AD' && module.powerRange === null) {
      note(module.place, 'module.power-range-missing', 'power_range_4p_kw', module.code);
    }
  }
}

function listedFrames(gears: readonly GearRatio[]): ReadonlySet<string> {
  return new Set(gears.flatMap((gear) => [...gear.frameLimits.keys()].map((frame) => `${unitKey(gear)} ${frame}`)));
}

function checkRange(module: InputModule, unit: GearUnit, note: Note<SourceProblemCode>): void {
  if (module.torqueLimitMax !== null && module.torqueLimitMax > unit.maMax) {
    note(module.place, 'module.limit-above-unit', 'ma_limit_max_nm', module.torqueLimitMax, unit.maMax);
  }
  if (module.ratios === null) return;
  const ranges = [...unit.ratioRanges.values()];
  const min = Math.min(...ranges.map((range) => range.min));
  const max = Math.max(...ranges.map((range) => range.max));
  const { ratios } = module;
  if (ratios.min > ratios.max || ratios.min < min || ratios.max > max) {
    note(module.place, 'module.ratio-outside-unit-range', 'ratio_min', ratios.min, ratios.max, min, max);
  }
}

function checkFrame(module: InputModule, listed: ReadonlySet<string>, note: Note<SourceProblemCode>): void {
  if (module.frame === null) return;
  const frame = limitFrame(module.frame);
  if (!isIecFrame(frame)) note(module.place, 'module.frame-unknown', 'frame', module.frame);
  else if (!listed.has(`${unitKey(module)} ${frame}`)) {
    note(module.place, 'module.frame-not-listed', 'frame', module.frame, frame);
  }
}
