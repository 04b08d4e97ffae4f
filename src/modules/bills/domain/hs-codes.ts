import type { GoodsKind } from './goods.ts';

/** An HS code goods are proposed with: of a kind, and of motors up to a power. */
export interface HsCode {
  readonly goodsKind: GoodsKind;
  /** The greatest power it is for, W; null where there is none, or power says nothing. */
  readonly upToW: number | null;
  /** Six to ten digits: six are the same in all countries, the others are a country's own. */
  readonly code: string;
  /** Where it was looked up, and the day that was valid from, ISO 8601. */
  readonly source: string;
  readonly sourceDate: string;
  /** Whether a customs broker has confirmed it. */
  readonly isConfirmed: boolean;
}

/** Where the codes come from: to be confirmed by a customs broker before goods are declared by them. */
export const HS_SOURCE = { text: 'Harmonized System 2022, headings 8501, 8483 and 8504', date: '2022-01-01' } as const;

/** Multi-phase AC motors by their greatest power, W (subheadings 8501.51 to 8501.53); a motor with a gearbox stays a motor. */
const MOTOR_CODES = [
  { upToW: 750, code: '850151' },
  { upToW: 75_000, code: '850152' },
  { upToW: null, code: '850153' },
] as const;

const CODES: readonly Pick<HsCode, 'goodsKind' | 'upToW' | 'code'>[] = [
  ...MOTOR_CODES.map((one) => ({ goodsKind: 'geared-motor' as const, ...one })),
  ...MOTOR_CODES.map((one) => ({ goodsKind: 'motor' as const, ...one })),
  { goodsKind: 'gear-unit', upToW: null, code: '848340' },
  { goodsKind: 'inverter', upToW: null, code: '850440' },
];

/** The codes as the portal comes with them, of each kind the smallest power first; of parts nobody can say one from their kind. */
export const STANDARD_HS_CODES: readonly HsCode[] = CODES.map((one) => ({
  ...one,
  ...{ source: HS_SOURCE.text, sourceDate: HS_SOURCE.date, isConfirmed: false },
}));

/** Where goods of a kind stand in the Harmonized System: how their codes begin, and how that is told. */
interface Headings {
  readonly begins: readonly string[];
  readonly told: string;
}

const MOTOR_HEADINGS: Headings = { begins: ['85011', '85012', '85013', '85014', '85015'], told: '8501.10–8501.53' };

/**
 * Harmonized System 2022. Motors are 8501.10 to 8501.53, with a gearbox too (note to heading 8501); 8501.6 to 8501.8 are generators. Gear
 * boxes are 8483.40 whatever machine they drive (note 2 (a) to section XVI), their parts 8483.90. Inverters are static converters, 8504.40.
 * Parts are of many headings.
 */
const HEADINGS: Readonly<Record<GoodsKind, Headings | null>> = {
  'geared-motor': MOTOR_HEADINGS,
  motor: MOTOR_HEADINGS,
  'gear-unit': { begins: ['848340'], told: '8483.40' },
  inverter: { begins: ['850440'], told: '8504.40' },
  part: null,
};

/** Where goods of a kind stand, as messages name it, such as `8483.40`; undefined where nobody can say so of their kind. */
export function headingsTold(kind: GoodsKind | null): string | undefined {
  return kind === null ? undefined : HEADINGS[kind]?.told;
}

/** Whether goods of a kind may have a code; of parts and of what nobody knows any. */
export function isCodeOfKind(code: string, kind: GoodsKind | null): boolean {
  const headings = kind === null ? null : HEADINGS[kind];
  return headings === null || headings.begins.some((begin) => code.startsWith(begin));
}

/** Chapters of the Harmonized System are 01 to 97 without 77, which is kept for later; 98 and 99 are for each country's own use. */
function isChapter(chapter: string): boolean {
  return chapter >= '01' && chapter <= '97' && chapter !== '77';
}

/** Why nobody can say a code for goods of a kind, as the code of its refusal; today is the day of the provider. */
export function refusalOfHsCode(
  { code, goodsKind, sourceDate }: Pick<HsCode, 'code' | 'goodsKind' | 'sourceDate'>,
  today: string,
): 'bill.hs-chapter' | 'bill.hs-kind' | 'bill.hs-date' | undefined {
  if (!isChapter(code.slice(0, 2))) return 'bill.hs-chapter';
  if (!isCodeOfKind(code, goodsKind)) return 'bill.hs-kind';
  return sourceDate > today ? 'bill.hs-date' : undefined;
}

/** Whether a text has the form of a code: six to ten digits. */
export function isHsCode(text: string): boolean {
  return /^\d{6,10}$/.test(text);
}

/** What a code is called among them: its kind, and of motors the power it goes up to, W, such as `motor-750`. */
export function idOfHsCode({ goodsKind, upToW }: Pick<HsCode, 'goodsKind' | 'upToW'>): string {
  return upToW === null ? goodsKind : `${goodsKind}-${upToW}`;
}

/** The codes in force: those the provider has said stand for those the portal comes with. */
export function hsCodesWith<Said extends HsCode>(said: readonly Said[]): readonly (Said | HsCode)[] {
  return STANDARD_HS_CODES.map((one) => said.find((other) => idOfHsCode(other) === idOfHsCode(one)) ?? one);
}

/** In which headings of the Harmonized System goods of a kind are, four digits each; none where nobody can say so of their kind alone. */
export function headingsOf(codes: readonly HsCode[], kind: GoodsKind | null): readonly string[] {
  return [...new Set(codes.filter(({ goodsKind }) => goodsKind === kind).map(({ code }) => code.slice(0, 4)))];
}

/** The code goods begin with; of motors by their power, W. Undefined where nobody can say from that. */
export function hsSeed(codes: readonly HsCode[], kind: GoodsKind | null, powerW: number | null): string | undefined {
  const ofKind = codes.filter(({ goodsKind }) => goodsKind === kind);
  if (ofKind.length < 2) return ofKind[0]?.code;
  return powerW === null ? undefined : ofKind.find(({ upToW }) => upToW === null || powerW <= upToW)?.code;
}
