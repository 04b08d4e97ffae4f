import type { z } from 'zod';
import { type Locale, textIn } from '#kernel/locale.ts';
import type { OpenedVersionDto, priceListRoutes, RowChangeDto } from '#modules/prices/contract.ts';
import { countsOf, type ListDifference, type RowChange } from '#modules/prices/domain/list-difference.ts';
import type { ListReport } from '#modules/prices/domain/list-report.ts';
import type { PriceList, PriceRow } from '#modules/prices/domain/price-list.ts';
import { VERSION_ACTIONS, VERSION_STEPS } from '#modules/prices/domain/version-states.ts';
import { worstMargins } from '#modules/prices/domain/worst-margins.ts';
import { keyText, labelOf } from './component-label.ts';
import type { ListRow, VersionRow } from './version-store.ts';

type VersionAnswer = z.input<typeof priceListRoutes.stage.result>;
type Difference = NonNullable<OpenedVersionDto['difference']>;

/** A page of the rows of a difference. */
export interface AskedRows {
  readonly kind?: RowChange['kind'] | 'flagged' | undefined;
  readonly from: number;
  readonly pageSize: number;
}

/** A version as it is listed. */
export function presentVersion(version: VersionRow): VersionAnswer {
  const { id, no, state, validFrom, activatedAt, createdAt, rows, terms, report } = version;
  const abilities = VERSION_ACTIONS.filter((action) => action !== 'retire' && VERSION_STEPS.may(state, action));
  return {
    ...{ id, no, state, validFrom, rows, abilities },
    activatedAt: activatedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    isDemo: terms.isDemo,
    fileName: report?.fileName ?? null,
  };
}

/** A list without its versions. */
export function presentList({ id, code, currency, names }: ListRow, locale: Locale) {
  return { id, code, currency, name: textIn(names, locale) };
}

/** What the check told of a version, in one language. */
export function presentUnpriced(report: ListReport | null, locale: Locale): OpenedVersionDto['unpriced'] {
  if (report === null) return null;
  return report.unpriced.map(({ line, label, codes }) => ({ line, label: textIn(label, locale), codes: [...codes] }));
}

/** The worst margin of each group. */
export function presentMargins(list: PriceList, locale: Locale): OpenedVersionDto['margins'] {
  return worstMargins(list).map(({ component, key, ...margin }) => ({
    ...margin,
    label: labelOf(component, locale),
    key: keyText(key),
  }));
}

/** What is different from the version of a number: all that is no row, and a page of the rows. */
export function presentDifference(
  difference: ListDifference,
  against: number,
  { kind, from, pageSize }: AskedRows,
  locale: Locale,
): Difference {
  const isAsked = (row: RowChange) => kind === undefined || (kind === 'flagged' ? row.isFlagged : row.kind === kind);
  const found = difference.rows.filter(isAsked);
  const end = from + pageSize;
  return {
    ...{ against, counts: countsOf(difference), terms: [...difference.terms] },
    rows: found.slice(from, end).map((row) => presentChange(row, locale)),
    next: end < found.length ? end : null,
  };
}

function presentChange(change: RowChange, locale: Locale): RowChangeDto {
  const { kind, component, key, frames, basis, before, after, isFlagged } = change;
  return {
    ...{ kind, component, basis, isFlagged, change: change.change },
    label: labelOf(component, locale),
    key: keyText(key),
    frames: frames ? `${frames.from}–${frames.to}` : '',
    before: before && figuresOf(before),
    after: after && figuresOf(after),
  };
}

function figuresOf({ list, cost, leadDays }: PriceRow) {
  return { list, leadDays, cost: cost ?? null };
}
