import { LRUCache } from 'lru-cache';
import { type BilingualText, type Locale, textIn } from '#kernel/locale.ts';
import { type ActiveRelease, searchedRows } from '#modules/catalogue/server/public.ts';
import type { OpenPoint } from '#modules/configurator/domain/describe/open-points.ts';
import { type JudgedCode, judgeTypeCode } from '#modules/configurator/domain/type-code/judge-type-code.ts';
import { lookUpOf } from '#modules/configurator/domain/type-code/look-up-of.ts';
import type { SuppliedInput } from '#modules/configurator/domain/type-code/supplied-input.ts';
import { rowFigure } from '#product/column.ts';
import type { Values } from '#product/configuration.ts';
import type { CatalogueRow } from '#product/row.ts';
import { Failure } from '#server/failures.ts';
import { contextOf } from './context-of.ts';
import { fieldOf, labelOf } from './explanation-answer.ts';
import { sentenceOfPoint } from './product-of-form.ts';

/** Rows of so many pairs of unit and input are remembered: whoever lists drives lists many of a few. */
const MAX_REMEMBERED = 500;
/** As many as a search answers at a time. */
const MAX_ROWS = 200;

const remembered = new WeakMap<ActiveRelease, LRUCache<string, readonly CatalogueRow[]>>();

/** Judges a type code of a release's line; a form says which language its technical documents have. */
export function judgeCodeOf(text: string, release: ActiveRelease, technicalVersion: string): JudgedCode {
  const context = contextOf(release);
  return judgeTypeCode(text, {
    ...context,
    technicalVersion,
    releaseHash: release.hash,
    rowsOf: (values) => rowsOfCode(values, release),
    inputsOf: (unit) => inputsOf(unit, release),
    rowOfForm: (form) => release.index.find(form.basicTypeId, context.line.saved.loadOf(form)),
  });
}

/** The rows of a release that may be those of a code; none where it says too little. */
export function rowsOfCode(values: Values, release: ActiveRelease): readonly CatalogueRow[] {
  const query = lookUpOf(values, contextOf(release));
  const rows = remembered.get(release) ?? new LRUCache<string, readonly CatalogueRow[]>({ max: MAX_REMEMBERED });
  remembered.set(release, rows);
  const key = JSON.stringify(query);
  const found = rows.get(key) ?? searched(query, release);
  rows.set(key, found);
  return found;
}

/** The inputs of a unit, in the order of the catalogue: of all its rows, which no single search lists. */
function inputsOf(unit: Values, release: ActiveRelease): readonly SuppliedInput[] {
  const query = lookUpOf(unit, contextOf(release));
  const known = inputs.get(release) ?? new LRUCache<string, readonly SuppliedInput[]>({ max: MAX_REMEMBERED });
  inputs.set(release, known);
  const key = JSON.stringify(query);
  const found = known.get(key) ?? inputsIn(query, release);
  known.set(key, found);
  return found;
}

const inputs = new WeakMap<ActiveRelease, LRUCache<string, readonly SuppliedInput[]>>();

function inputsIn(query: Values, release: ActiveRelease): readonly SuppliedInput[] {
  const { typeCode, rowValues, rows } = contextOf(release).line;
  const [power = ''] = rows.judged?.power ?? [];
  const found = new Map<string, { readonly power: number; readonly ratios: Set<number> }>();
  let cursor: string | undefined;
  do {
    const page = pageOf({ ...query, ...(cursor !== undefined && { cursor }) }, release);
    for (const row of page.rows) {
      const input = typeCode.writeInput(row, rowValues(row)).toUpperCase();
      const supplied = found.get(input) ?? { power: rowFigure(rows, row, power), ratios: new Set() };
      if (typeCode.ratioOf) supplied.ratios.add(typeCode.ratioOf(row));
      found.set(input, supplied);
    }
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return [...found].map(([input, supplied]) => ({ input, ...supplied }));
}

function searched(query: Values, release: ActiveRelease): readonly CatalogueRow[] {
  const { rows, nearMisses } = pageOf(query, release);
  return [...rows, ...nearMisses.map(({ row }) => row)];
}

/** What the catalogue does not know finds nothing. */
function pageOf(
  query: Values,
  release: ActiveRelease,
): Pick<ReturnType<typeof searchedRows>, 'rows' | 'nearMisses' | 'next'> {
  try {
    return searchedRows({ ...query, pageSize: MAX_ROWS }, { release, locale: 'en' });
  } catch (error) {
    if (error instanceof Failure) return { rows: [], nearMisses: [], next: null };
    throw error;
  }
}

/** What a field of a release and one of its codes are called. */
export function namesIn(
  field: string,
  code: string,
  { fields }: ActiveRelease,
): readonly [BilingualText, BilingualText] {
  const name = fieldOf(field);
  const [, listed = code] = field.split('.');
  const value = fields.get(name)?.values.find((one) => one.code === listed)?.label;
  return [
    inBoth((locale) => labelOf(name, { fields, locale })),
    inBoth((locale) => (value === undefined ? code : textIn(value, locale))),
  ];
}

/** Why a constraint of a release excludes something; undefined where it knows no such constraint. */
export function reasonOfRule(id: string | null, { product }: ActiveRelease): BilingualText | undefined {
  const { rules, tables } = product.model;
  return [...rules, ...tables].find((rule) => rule.id === id)?.reason;
}

/** What is wrong in sentences, or what is missing by the names of its fields, in both languages. */
export function pointsInWords(points: readonly OpenPoint[], { fields }: ActiveRelease): BilingualText {
  const isMissing = points.every(({ code }) => code === 'field-missing');
  return inBoth((locale) => {
    const said = new Set(points.map((point) => sentenceOfPoint(point, { fields, locale })));
    return [...said].join(isMissing ? BETWEEN[locale] : ' ');
  });
}

const BETWEEN: Readonly<Record<Locale, string>> = { 'zh-cn': '、', en: ', ' };

function inBoth(say: (locale: Locale) => string): BilingualText {
  return { zh: say('zh-cn'), en: say('en') };
}
