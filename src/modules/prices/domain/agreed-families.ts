import type { BilingualText } from '#kernel/locale.ts';
import { MOTORS } from '#lines/price-components.ts';
import { KEY_SIGN, type Tariff } from './price-list.ts';

/** The components whose rows tell families, and what stands before their codes. */
const TOLD_BY: Readonly<Record<string, readonly string[]>> = { unit: [], motor: [MOTORS] };

/** The families of a list that agreements may be about, by their keys: a wide one stands before those within it. */
export function familiesOf({ rows }: Pick<Tariff, 'rows'>): readonly string[] {
  const keys = [...rows.values()].flat().flatMap(({ component, key }) => {
    const before = TOLD_BY[component];
    return before === undefined ? [] : widening([...before, ...key.split(KEY_SIGN)]);
  });
  return [...new Set(keys)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** What people call a family: `JRT R67, 3-stage`, `JD, 4-pole, 1.5 kW, DN`. */
export function familyName(key: string): BilingualText {
  const [series = '', ...codes] = key.split(KEY_SIGN);
  return series === MOTORS ? motorName(codes) : unitName(series, codes);
}

function unitName(series: string, [type, size = '', stages]: readonly string[]): BilingualText {
  const unit = type === undefined ? series : `${series} ${type}${size}`;
  if (stages === undefined) return { zh: unit, en: unit };
  return { zh: `${unit}，${stages} 级`, en: `${unit}, ${stages}-stage` };
}

function motorName([poles, power, efficiency]: readonly string[]): BilingualText {
  const tail = [power && `${power} kW`, efficiency].filter((part) => part !== undefined);
  return {
    zh: [MOTORS, ...(poles === undefined ? [] : [`${poles} 极`]), ...tail].join('，'),
    en: [MOTORS, ...(poles === undefined ? [] : [`${poles}-pole`]), ...tail].join(', '),
  };
}

/** `JRT`, `JRT|R`, `JRT|R|67` of `JRT`, `R`, `67`. */
function widening(codes: readonly string[]): string[] {
  return codes.map((_, last) => codes.slice(0, last + 1).join(KEY_SIGN));
}
