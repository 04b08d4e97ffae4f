import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#kernel/locale.ts';
import { type SizingBody, sizingRoutes } from '#modules/sizing/contract.ts';
import type { SizingCase } from '#modules/sizing/web/case/sizing-case.ts';
import { call } from '#web/calls/call.ts';

/** The drives for a machine, in the language of the interface. While the next ones are looked for, those before stay. */
export function drivesQuery(application: string, { inputs, given, pairs, unit }: SizingCase, locale: Locale) {
  // Lists that are only read here are sent as they are.
  const body = { application, inputs, given, pairs, unit } as SizingBody;
  return queryOptions({
    queryKey: ['sizing', locale, body],
    queryFn: ({ signal }) => call(sizingRoutes.evaluate, { body, signal }),
    placeholderData: (before, query) => (query?.queryKey[1] === locale ? before : undefined),
  });
}
