import type { BilingualText } from '#kernel/locale.ts';
import { ambientOf } from '#lines/shared/gear/reducer-fields.ts';
import { type FieldValue, value } from '#product/field.ts';

export type WormOilType = 'mineral' | 'synthetic';

/** A filling of the worm units. */
export interface WormOil {
  readonly type: WormOilType;
  /** ISO viscosity grade, mm²/s at 40 °C. */
  readonly grade: number;
  /** Ambient temperature range, °C. */
  readonly ambient: readonly [min: number, max: number];
  /** Whether it is for units that are filled for life, those of them that are not, or both. */
  readonly units: readonly ('lifetime' | 'serviced')[];
}

/** The fillings there are (reference lubricants; specification §9 for VG680). */
export const WORM_OILS: readonly WormOil[] = [
  { type: 'mineral', grade: 460, ambient: [-5, 40], units: ['serviced'] },
  { type: 'mineral', grade: 680, ambient: [0, 40], units: ['serviced'] },
  { type: 'synthetic', grade: 320, ambient: [-25, 50], units: ['lifetime'] },
  { type: 'synthetic', grade: 680, ambient: [-10, 80], units: ['serviced'] },
];

/** The wire value of a filling: its grade with the temperature suffix, the same in both languages (spec 001 §9). */
export function wormOilCode({ grade, ambient: [min, max] }: WormOil): string {
  return `VG${grade} ${min}~${max}°C`;
}

/** Presets with each kind of oil. */
export const USUAL_OILS: Readonly<Record<WormOilType, string>> = {
  mineral: 'VG460 -5~40°C',
  synthetic: 'VG320 -25~50°C',
};

/** For which sites there is an oil of a kind. */
export function wormOilNote(wanted: WormOilType): BilingualText {
  return ambientOf(WORM_OILS.filter(({ type }) => type === wanted).map(({ ambient }) => ambient));
}

/** The fillings of a kind as values of their field. */
export function wormOilValues(wanted: WormOilType): readonly FieldValue[] {
  return WORM_OILS.filter(({ type }) => type === wanted).map((oil) => {
    const [min, max] = oil.ambient;
    const least = min < 0 ? `−${-min}` : String(min);
    return value(wormOilCode(oil), `VG${oil.grade}（${least}～${max} °C）`, `VG${oil.grade} (${least} to +${max} °C)`);
  });
}
