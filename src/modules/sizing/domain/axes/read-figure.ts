import { figureAsWritten, hasTwoReadings, plainOf } from '#kernel/figure-as-written.ts';
import { type Quantity, unitsFor } from '#modules/sizing/domain/core/units.ts';

/** A figure that two people read differently: `1,200` is 1200 or 1.2. */
export const AMBIGUOUS = 'ambiguous';

const FIGURE = /^([+-]?[\d.,](?:[\d .,']*[\d.,])?(?:e[+-]?\d+)?)\s*(.*)$/i;

/** A figure of a cell with the unit beside it, `1.2 t`; undefined where it is none. */
export function readFigure(cell: string): Quantity | typeof AMBIGUOUS | undefined {
  const [, figure = '', unit = ''] = FIGURE.exec(plainOf(cell)) ?? [];
  if (hasTwoReadings(figure)) return AMBIGUOUS;
  const value = figureAsWritten(figure);
  return value === undefined ? undefined : { value, unit };
}

/** Other names of units, by how they are compared. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  kg: ['千克', '公斤', 'kgs'],
  t: ['吨', 'to'],
  g: ['克'],
  mm: ['毫米'],
  cm: ['厘米'],
  m: ['米'],
  'm/s': ['米/秒'],
  'm/min': ['米/分'],
  'r/min': ['rpm', '1/min', 'min-1', 'rev/min', '转/分'],
  N: ['牛'],
  Nm: ['N·m', '牛米'],
  s: ['秒', 'sec'],
  h: ['小时'],
  '1/h': ['/h', '次/小时', '次/h', 'h-1'],
  't/h': ['吨/小时', 'tph'],
  '°': ['度', 'deg'],
  '°C': ['摄氏度', 'degC', 'C'],
  '°F': ['degF', 'F'],
  '%': ['pct'],
};

/** The unit of a kind that a text names, however it is written; undefined where it names none. */
export function unitNamed(text: string, base: string): string | undefined {
  const asked = alike(text);
  return unitsFor(base).find((unit) => [unit, ...(OTHER_NAMES[unit] ?? [])].some((name) => alike(name) === asked));
}

function alike(text: string): string {
  return plainOf(text)
    .toLowerCase()
    .replace(/[\s·⋅*.^]/g, '');
}
