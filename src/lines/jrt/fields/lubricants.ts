import type { BilingualText } from '#kernel/locale.ts';
import { ambientOf } from '#lines/shared/gear/reducer-fields.ts';
import { type FieldValue, value } from '#product/field.ts';

export type OilType = 'mineral' | 'synthetic' | 'food' | 'bio';

export interface Lubricant {
  readonly type: OilType;
  /** ISO viscosity grade, mm²/s at 40 °C. */
  readonly grade: number;
  /** Ambient temperature range in °C (spec 001 §9, the others from the reference lubricants). */
  readonly ambient: readonly [min: number, max: number];
  readonly gearTypes: readonly ('R' | 'F' | 'K' | 'S')[];
}

/** Fillings offered for R, F, K and S (reference lubricants; VG680 churns too much in helical units, rule 80). */
export const LUBRICANTS: readonly Lubricant[] = [
  { type: 'mineral', grade: 220, ambient: [-10, 40], gearTypes: ['R', 'F', 'K'] },
  { type: 'mineral', grade: 680, ambient: [0, 40], gearTypes: ['S'] },
  { type: 'synthetic', grade: 220, ambient: [-40, 40], gearTypes: ['R', 'F', 'K', 'S'] },
  { type: 'synthetic', grade: 320, ambient: [-10, 80], gearTypes: ['R', 'F', 'K', 'S'] },
  { type: 'synthetic', grade: 680, ambient: [-10, 80], gearTypes: ['S'] },
  { type: 'food', grade: 220, ambient: [-15, 40], gearTypes: ['R', 'F', 'K'] },
  { type: 'food', grade: 460, ambient: [0, 40], gearTypes: ['S'] },
  { type: 'bio', grade: 460, ambient: [-20, 40], gearTypes: ['R', 'F', 'K'] },
];

const NAMES: Readonly<Record<OilType, readonly [prefix: string, zh: string, en: string]>> = {
  mineral: ['', '矿物油', 'mineral'],
  synthetic: ['', '合成油', 'synthetic'],
  food: ['FOOD ', '食品级', 'food grade'],
  bio: ['BIO ', '可生物降解', 'biodegradable'],
};

/** The wire value of a filling: its grade with the temperature suffix, the same in both languages (spec 001 §9). */
export function oilCode({ type, grade, ambient: [min, max] }: Lubricant): string {
  return `${NAMES[type][0]}VG${grade} ${min}~${max}°C`;
}

/** A filling as a value of mineralOil or syntheticOil. */
export function oilValue(lubricant: Lubricant): FieldValue {
  const [, zh, en] = NAMES[lubricant.type];
  const [min, max] = lubricant.ambient;
  const name = `VG${lubricant.grade}`;
  const range = { zh: `${degrees(min)}～${max} °C`, en: `${degrees(min)} to +${max} °C` };
  return value(oilCode(lubricant), `${name} ${zh}（${range.zh}）`, `${name} ${en} (${range.en})`);
}

/** For which sites there is an oil of a type at all: the coldest and the hottest its grades are for. */
export function ambientNote(type: OilType): BilingualText {
  return ambientOf(LUBRICANTS.filter((one) => one.type === type).map(({ ambient }) => ambient));
}

/** A temperature with a minus sign rather than a hyphen. */
function degrees(temperature: number): string {
  return temperature < 0 ? `−${-temperature}` : String(temperature);
}

/** Mineral VG220, preset with mineral oil for R, F and K (spec 001 §4). */
export const MINERAL_VG220 = 'VG220 -10~40°C';
/** Mineral VG680, preset with mineral oil for S (spec 001 §4). */
export const MINERAL_VG680 = 'VG680 0~40°C';
/** Synthetic VG220, preset with any other oil (spec 001 §4). */
export const SYNTHETIC_VG220 = 'VG220 -40~40°C';
