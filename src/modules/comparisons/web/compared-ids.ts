import { useSearchParams } from 'react-router';

/** What the address of a comparison says. */
export interface ComparedIds {
  readonly ids: readonly string[];
  /** The product the others are held against; undefined where none is. */
  readonly reference: string | undefined;
  readonly onlyDifferences: boolean;
  readonly show: (
    changes: Partial<Pick<ComparedIds, 'ids' | 'onlyDifferences'>> & { reference?: string | null },
  ) => void;
}

/** The products of the comparison and how they are shown, as they stand in the page's address: it can be sent and kept. */
export function useComparedIds(): ComparedIds {
  const [params, setParams] = useSearchParams();
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter((id) => id !== ''))];
  const asked = params.get('reference');
  return {
    ids,
    reference: asked !== null && ids.includes(asked) ? asked : undefined,
    onlyDifferences: params.get('only') === 'differences',
    show: ({ ids: shown, reference, onlyDifferences }) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (shown !== undefined) put(next, 'ids', shown.join(','));
          if (reference !== undefined) put(next, 'reference', reference ?? '');
          if (onlyDifferences !== undefined) put(next, 'only', onlyDifferences ? 'differences' : '');
          return next;
        },
        { replace: true },
      ),
  };
}

function put(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}
