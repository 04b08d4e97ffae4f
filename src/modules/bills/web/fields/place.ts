import type { OpenBillDto } from '#modules/bills/contract.ts';

/** Where something stands in a paper, as the checker says it. */
export type PlaceDto = NonNullable<OpenBillDto['draft']>['findings'][number]['place'];

/** The names under which a place may be found on a page, the most exact first. */
export function namesOf({ field, lineNo, packageNo }: PlaceDto): readonly string[] {
  const line = lineNo === undefined ? [] : [`line-${lineNo}`];
  const box = packageNo === undefined ? [] : [`package-${packageNo}`];
  const of = field === undefined ? [] : [field];
  const parts = [...box, ...line];
  const all = [[...parts, ...of], ...parts.map((part) => [part, ...of]), ...parts.map((part) => [part])];
  return [...new Set(all.map((one) => one.join('.')).filter((name) => name !== ''))];
}

/** Brings a place of the page into view and gives it the focus, unfolding what it stands in; false where it is not on the page. */
export function jumpTo(names: readonly string[], within: ParentNode = document): boolean {
  const found = names
    .map((name) => within.querySelector<HTMLElement>(`[data-place~="${CSS.escape(name)}"]`))
    .find((element) => element !== null);
  if (found === undefined) return false;
  unfold(found);
  found.scrollIntoView({ block: 'center' });
  found.focus({ preventScroll: true });
  return true;
}

function unfold(element: HTMLElement): void {
  for (let at = element.closest('details'); at !== null; at = at.parentElement?.closest('details') ?? null)
    at.open = true;
}
