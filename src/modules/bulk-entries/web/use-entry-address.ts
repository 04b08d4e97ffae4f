import { useSearchParams } from 'react-router';

/** What the address of the page says. */
export interface EntryAddress {
  /** The task that judges the entry; undefined where nothing was entered yet. */
  readonly id: string | undefined;
  readonly onlyProblems: boolean;
  /** Goes on to an entry: one comes back to what was typed. */
  readonly open: (id: string) => void;
  readonly showOnlyProblems: (isOn: boolean) => void;
  /** Back to what was typed. */
  readonly leave: () => void;
}

/** The entry and how it is shown, as they stand in the page's address: a reload goes on with it. */
export function useEntryAddress(): EntryAddress {
  const [params, setParams] = useSearchParams();
  const id = params.get('entry') ?? undefined;
  return {
    id,
    onlyProblems: params.get('only') === 'problems',
    open: (entry) => setParams({ entry }),
    showOnlyProblems: (isOn) =>
      setParams({ ...(id !== undefined && { entry: id }), ...(isOn && { only: 'problems' }) }, { replace: true }),
    leave: () => setParams({}),
  };
}
