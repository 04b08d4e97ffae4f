import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#kernel/locale.ts';
import { sizingRoutes } from '#modules/sizing/contract.ts';
import type { SizingCase } from '#modules/sizing/domain/case/sizing-case.ts';
import { askedOf } from '#modules/sizing/web/case/asked-of.ts';
import { call } from '#web/calls/call.ts';

/** The drives for a machine, in the language of the interface. While the next ones are looked for, those before stay. */
export function drivesQuery(application: string, value: SizingCase, locale: Locale) {
  const body = askedOf({ id: application }, value);
  return queryOptions({
    queryKey: ['sizing', locale, body],
    queryFn: ({ signal }) => call(sizingRoutes.evaluate, { body, signal }),
    placeholderData: (before, query) => (query?.queryKey[1] === locale ? before : undefined),
  });
}
