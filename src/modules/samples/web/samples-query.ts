import { queryOptions } from '@tanstack/react-query';
import type { SampledCode } from '#lines/sampled.ts';
import type { Product } from '#modules/configurator/web/public.ts';
import { samplesRoutes } from '#modules/samples/contract.ts';
import type { OfferedSamples } from '#product/samples/samples.ts';
import { call } from '#web/calls/call.ts';

/** The sample catalogue of a line over the release a page was opened with. */
export function samplesQuery(line: SampledCode, product: Product | undefined) {
  return queryOptions({
    queryKey: ['samples', line, product?.hash],
    queryFn: ({ signal }) => loadSamples(line, product, signal),
    enabled: product !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}

async function loadSamples(
  line: SampledCode,
  product: Product | undefined,
  signal: AbortSignal,
): Promise<OfferedSamples> {
  const { parameters, items } = await call(samplesRoutes.list, { params: { line }, signal });
  return {
    parameters,
    items: items.map(({ variants, ...item }) => ({
      ...item,
      variants: variants.flatMap(({ values, row: told }) => {
        const row = product?.panels.readRow(told);
        return row === undefined ? [] : [{ values, row }];
      }),
    })),
  };
}
