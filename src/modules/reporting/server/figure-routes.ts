import { listedFor } from '#kernel/acting.ts';
import { countedAddress } from '#kernel/client-address.ts';
import { type Locale, textIn } from '#kernel/locale.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { type FiguresDto, figureRoutes } from '#modules/reporting/contract.ts';
import {
  addMonths,
  FIGURE_WORDS,
  hitRate,
  MOST_MONTHS,
  monthsBetween,
  USUAL_MONTHS,
} from '#modules/reporting/domain/figures.ts';
import { contentDisposition } from '#server/http/content-disposition.ts';
import { askerOf } from '#server/jobs/job.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { type AskedFigures, countFigures } from './count-figures.ts';
import type { SheetOrder } from './figures-sheet-job.ts';
import { FIGURES_SHEET } from './jobs.ts';

/** A sheet of some hundred rows takes less than the data sheet of one product. */
const COST = 1;

/** Serves the figures of customers, as data and as XLSX. */
export function registerFigures(portal: Portal): void {
  serve(portal, figureRoutes.read, ({ actor, db, now, query, scope }) =>
    countFigures(db, listedFor(actor, scope), rangeOf(query, now)),
  );

  serve(portal, figureRoutes.sheet, async ({ actor, db, locale, now, query, request, scope, whenGone }) => {
    const asker = askerOf(actor, countedAddress(request.ip));
    portal.jobs.refuseTooMuch(COST, asker);
    const range = rangeOf(query, now);
    const counted = await countFigures(db, listedFor(actor, scope), range);
    const prepare = async () => sheetOf(counted, locale);
    const bytes = portal.jobs.run(FIGURES_SHEET, { cost: COST, prepare }, { asker, gone: whenGone() });
    const name = `${textIn(FIGURE_WORDS.sheet, locale)} ${range.from} ${range.to}.xlsx`;
    return { file: bytes.then((made) => ({ bytes: made, disposition: contentDisposition(name, 'attachment') })) };
  });
}

type AskedQuery = { readonly [Name in keyof AskedFigures]?: string | undefined };

/** The months that are meant: the last twelve unless somebody says others. */
function rangeOf({ customer, from, to }: AskedQuery, now: Date): AskedFigures {
  const until = to ?? (from === undefined ? providerDay(now).slice(0, 7) : addMonths(from, USUAL_MONTHS - 1));
  const since = from ?? addMonths(until, 1 - USUAL_MONTHS);
  const months = monthsBetween(since, until).slice(-MOST_MONTHS);
  return { customer, from: months[0] ?? until, to: until };
}

const COLUMNS = ['month', 'customer', 'configurations', 'quotes', 'orders', 'decided', 'won', 'hitRate'] as const;

function sheetOf({ customers, rows }: FiguresDto, locale: Locale): SheetOrder {
  const names = new Map(customers.map(({ id, name }) => [id, name]));
  return {
    name: textIn(FIGURE_WORDS.sheet, locale),
    columns: COLUMNS.map((column) => ({
      heading: textIn(FIGURE_WORDS[column], locale),
      width: column === 'customer' ? 36 : 16,
    })),
    rows: rows.map(({ configurations, customerId, decided, month, orders, quotes, won }) => [
      ...[month, names.get(customerId) ?? '', configurations, quotes, orders, decided, won],
      hitRate({ decided, won }) ?? null,
    ]),
  };
}
