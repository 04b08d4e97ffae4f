import type { GoodsKind } from './goods.ts';

/** In which heading of the Harmonized System goods usually are, where one can say so of their kind alone. */
export const HS_HEADINGS: Readonly<Partial<Record<GoodsKind, string>>> = {
  'geared-motor': '8501',
  motor: '8501',
  'gear-unit': '8483',
  inverter: '8504',
};

/** Where the codes come from: to be confirmed by a customs broker before goods are declared by them. */
export const HS_SOURCE = { text: 'Harmonized System 2022, headings 8501, 8483 and 8504', date: '2022-01-01' } as const;

/** Multi-phase AC motors by their greatest power, W (subheadings 8501.51 to 8501.53); a motor with a gearbox stays a motor. */
const MOTOR_CODES = [
  { upTo: 750, code: '850151' },
  { upTo: 75_000, code: '850152' },
  { upTo: Number.POSITIVE_INFINITY, code: '850153' },
] as const;

const CODES: Readonly<Partial<Record<GoodsKind, string>>> = { 'gear-unit': '848340', inverter: '850440' };

/** The code goods begin with, six digits; of motors by their power, W. Undefined where nobody can say from that. */
export function hsSeed(kind: GoodsKind | null, powerW: number | null): string | undefined {
  if (kind === null) return undefined;
  if (HS_HEADINGS[kind] !== '8501') return CODES[kind];
  return powerW === null ? undefined : MOTOR_CODES.find(({ upTo }) => powerW <= upTo)?.code;
}
