import type { GearRatio } from '#lines/jrt/source/parts.ts';
import type { EfficiencyClass } from '#lines/shared/motor/motor-codes.ts';
import type { GearboxModel } from './basic-type.ts';
import type { InputPart } from './compute-basic-type.ts';

/**
 * The id of a row: stable over releases that keep the part, unique and URL-safe. Unit, stages, ratio, input as in the type
 * code (product §5), for a motor also kW and Hz: `R67-3-128.97-DN90L4-1.5-50`, `K67-3-108.03-AM90`, `F67-3-109.04-0`.
 */
export function basicTypeId(parts: {
  readonly model: GearboxModel;
  readonly gear: GearRatio;
  readonly input: InputPart;
  readonly efficiencyClass: EfficiencyClass;
}): string {
  return gearId(parts.model, parts.gear) + inputId(parts.input, parts.efficiencyClass);
}

/** The part of an id that names gear unit and ratio, and the part that names the input; undefined of what is no id. */
export function partsOfId(id: string): readonly [gear: string, input: string] | undefined {
  const [gear] = /^[A-Z]\d+-\d-[\d.]+-/.exec(id) ?? [];
  return gear === undefined ? undefined : [gear, id.slice(gear.length)];
}

/** The part of the id that names gear unit and ratio, with its closing dash. */
export function gearId(model: GearboxModel, gear: GearRatio): string {
  return `${model}${gear.size}-${gear.stages}-${gear.ratio}-`;
}

/** The part of the id that names the input. */
export function inputId(input: InputPart, efficiencyClass: EfficiencyClass): string {
  if (input.type === 'none') return '0';
  if (input.type === 'module') return input.module.code.replaceAll('/', '_');
  const { frame, poles, power } = input.motor;
  const kind = input.type === 'JCMC' ? 'JC' : efficiencyClass;
  return `${kind}${frame}${poles}-${power}-${input.frequency.slice(0, 2)}`;
}
