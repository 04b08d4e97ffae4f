import type { RowPage } from '#modules/catalogue/contract.ts';

/** Nobody asks for another page to see so few rows. */
const FEW = 5;

/** Asks for the rows behind a page. */
export type FetchRows = (cursor: string, pageSize: number) => Promise<RowPage>;

/** The first page, and where only a few rows that fit stand behind it, or a few rows at all, those too. */
export async function withFewLeft(page: RowPage, fetchRows: FetchRows): Promise<RowPage> {
  const { total, oversizedTotal, frameTooSmallTotal, rows, next } = page;
  const left = [total, total - oversizedTotal - frameTooSmallTotal].map((count) => count - rows.length);
  const few = left.find((count) => count > 0 && count <= FEW);
  if (next === null || few === undefined) return page;
  const rest = await fetchRows(next, few);
  return {
    ...page,
    rows: [...rows, ...rest.rows],
    verdicts: [...page.verdicts, ...rest.verdicts.filter(({ id }) => page.verdicts.every((known) => known.id !== id))],
    next: rest.next,
  };
}
