import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Begun, beginQuickly } from '#modules/configurator/domain/quick/begun.ts';
import { QUICK } from '#modules/configurator/web/quick/quick-path.ts';
import { SIZED_BY } from '#modules/configurator/web/quick/sized-path.ts';
import type { Product } from '#modules/configurator/web/release-queries.ts';
import { withCarriedOver } from './carried-over.ts';
import { nextOpening } from './line-queries.ts';
import { lookUpRows } from './opened-line.ts';

/** The quick search a new configuration begins with, as its address had it, and the sizing it comes from; the address is then the wizard's own again. */
export function useQuickStart(product: Product | undefined, isNew: boolean) {
  const [params, setParams] = useSearchParams();
  const [text] = useState(() => (isNew ? params.get(QUICK) : null));
  const [sizedBy] = useState(() => params.get(SIZED_BY) ?? undefined);
  const [opening] = useState(nextOpening);
  const isAsked = text !== null && text.trim() !== '';
  const begun = useQuery({
    queryKey: ['quick-search', text, opening],
    queryFn: ({ signal }) => begin(text ?? '', product, signal),
    enabled: isAsked && product !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    structuralSharing: false,
  });
  const isRead = begun.data !== undefined && params.has(QUICK);
  useEffect(() => {
    if (isRead) setParams(withoutQuick, { replace: true });
  }, [isRead, setParams]);
  return { ...begun, sizedBy, isLoading: isAsked && begun.data === undefined };
}

async function begin(text: string, product: Product | undefined, signal: AbortSignal): Promise<Begun> {
  if (product === undefined) throw new Error('A quick search is read with its product');
  const { context, panels } = product;
  const begun = await beginQuickly(text, context, (query) =>
    lookUpRows(query, { code: context.line.code, panels, signal }),
  );
  return { ...begun, config: withCarriedOver(text, begun.config) };
}

function withoutQuick(params: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(params);
  left.delete(QUICK);
  left.delete(SIZED_BY);
  return left;
}
