import { useSearchParams } from 'react-router';
import { RELEASE_STATES, type ReleaseState } from '#modules/cart/domain/release-state.ts';

/** What the list is narrowed to beside its search; an empty folder: the lines in none. */
export interface ListFilter {
  readonly category?: string | undefined;
  readonly folder?: string | undefined;
  readonly person?: string | undefined;
  readonly customer?: string | undefined;
  readonly releaseState?: ReleaseState | undefined;
}

const FIELDS = ['category', 'customer', 'folder', 'person', 'releaseState'] as const;

/** The filter as it stands in the page's address, and how it is changed. */
export function useListFilter(): [filter: ListFilter, narrow: (change: ListFilter) => void] {
  const [params, setParams] = useSearchParams();
  const said = (field: (typeof FIELDS)[number]) => params.get(field) ?? undefined;
  const filter = {
    category: said('category'),
    folder: said('folder'),
    person: said('person'),
    customer: said('customer'),
    releaseState: RELEASE_STATES.find((state) => state === said('releaseState')),
  };
  function narrow(change: ListFilter): void {
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [field, value] of Object.entries(change)) {
          if (value === undefined) next.delete(field);
          else next.set(field, value);
        }
        return next;
      },
      { replace: true },
    );
  }
  return [filter, narrow];
}

/** How many filters are on. */
export function countOf(filter: ListFilter): number {
  return Object.values(filter).filter((value) => value !== undefined).length;
}

/** The filter as a query says it: what is not set is left out. */
export function queryOf(filter: ListFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}
