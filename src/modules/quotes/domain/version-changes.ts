import { type ChargeChange, chargeChanges } from './charges.ts';
import type { QuoteTerms, VersionBody, VersionLine } from './quote-body.ts';

/** What the customer says of a line. */
const WISHED = ['quantity', 'wantedDate', 'customerPartNo', 'targetPrice', 'note'] as const;
/** What only an offer says of it. */
const OFFERED = ['unit', 'leadDays', 'notOfferedReason'] as const;

/** What the lines of two versions may differ in. */
export const CHANGED_FIELDS = [...WISHED, ...OFFERED] as const satisfies readonly (keyof VersionLine)[];
export type ChangedField = (typeof CHANGED_FIELDS)[number];

/** What may differ of a version as a whole: until when it holds, and on what terms. */
export const CHANGED_TERMS = ['validUntil', 'payment', 'incoterm', 'place'] as const;
export type ChangedTerm = (typeof CHANGED_TERMS)[number];

/** What became of one line, or of the terms, from a version to the next. */
export type VersionChange =
  | { readonly lineNo: number; readonly kind: 'added' | 'dropped' }
  | { readonly lineNo: null; readonly kind: 'charge'; readonly charge: ChargeChange }
  | {
      readonly lineNo: null;
      readonly kind: 'changed';
      readonly field: ChangedTerm;
      readonly before: string | null;
      readonly after: string | null;
    }
  | {
      readonly lineNo: number;
      readonly kind: 'changed';
      readonly field: ChangedField;
      readonly before: VersionLine[ChangedField];
      readonly after: VersionLine[ChangedField];
    };

type Versioned = Pick<VersionBody, 'kind' | 'validUntil'> & {
  readonly charges?: VersionBody['charges'] | undefined;
  readonly terms: QuoteTerms;
  readonly lines: readonly ComparedLine[];
};
type ComparedLine = Pick<VersionLine, 'lineNo' | 'state' | ChangedField>;

/** The version another is compared with: an offer with the last offer before it, all else with what was sent just before. */
export function comparedWith<Version extends Pick<VersionBody, 'kind' | 'no'>>(
  versions: readonly Version[],
  { kind, no }: Pick<VersionBody, 'kind' | 'no'>,
): Version | undefined {
  const earlier = versions.filter((one) => one.no < no).sort((a, b) => b.no - a.no);
  const offer = kind === 'offer' ? earlier.find((one) => one.kind === 'offer') : undefined;
  return offer ?? earlier[0];
}

/** Whether both are offers: only then is what an offer alone says compared, such as prices and terms. */
export function areOffers(...versions: readonly Pick<VersionBody, 'kind'>[]): boolean {
  return versions.every(({ kind }) => kind === 'offer');
}

/** What is different in a version from an earlier one: the terms first, then line by line, then the charges. */
export function versionChanges(before: Versioned, after: Versioned): readonly VersionChange[] {
  if (!areOffers(before, after)) return lineChanges(before, after, WISHED);
  return [
    ...termChanges(before, after),
    ...lineChanges(before, after, CHANGED_FIELDS),
    ...changesOfCharges(before, after),
  ];
}

function changesOfCharges(before: Versioned, after: Versioned): readonly VersionChange[] {
  return chargeChanges(before.charges ?? [], after.charges ?? []).map((charge) => ({
    ...{ lineNo: null, kind: 'charge', charge },
  }));
}

function termChanges(before: Versioned, after: Versioned): readonly VersionChange[] {
  const [old, now] = [before, after].map(({ terms, validUntil }) => ({ ...terms, validUntil }));
  if (old === undefined || now === undefined) return [];
  return CHANGED_TERMS.filter((field) => old[field] !== now[field]).map((field) => ({
    ...{ lineNo: null, kind: 'changed', field, before: old[field], after: now[field] },
  }));
}

function lineChanges(before: Versioned, after: Versioned, fields: readonly ChangedField[]): readonly VersionChange[] {
  const known = new Map(before.lines.filter(isIn).map((line) => [line.lineNo, line]));
  const now = after.lines.filter(isIn);
  const stays = new Set(now.map(({ lineNo }) => lineNo));
  const gone = [...known.keys()].filter((lineNo) => !stays.has(lineNo));
  return [
    ...gone.map((lineNo) => droppedLine(lineNo)),
    ...now.flatMap((line) => changesOf(known.get(line.lineNo), line, fields)),
  ].sort((a, b) => a.lineNo - b.lineNo);
}

type LineChange = VersionChange & { readonly lineNo: number };

function droppedLine(lineNo: number): LineChange {
  return { lineNo, kind: 'dropped' };
}

function isIn({ state }: Pick<VersionLine, 'state'>): boolean {
  return state !== 'dropped';
}

function changesOf(
  before: ComparedLine | undefined,
  after: ComparedLine,
  fields: readonly ChangedField[],
): readonly LineChange[] {
  const { lineNo } = after;
  if (before === undefined) return [{ lineNo, kind: 'added' }];
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field): LineChange => ({ lineNo, kind: 'changed', field, before: before[field], after: after[field] }));
}
