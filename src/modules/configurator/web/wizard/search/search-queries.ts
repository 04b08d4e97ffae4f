import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Locale } from '#kernel/locale.ts';
import {
  type BasicTypeDto,
  type BasicTypePage,
  basicTypeFilter,
  catalogueRoutes,
} from '#modules/catalogue/contract.ts';
import type { BasicType } from '#modules/catalogue/domain/basic-type.ts';
import type { Values } from '#modules/configurator/domain/configuration.ts';
import { isStoredRow } from '#modules/configurator/domain/persisted/stored-row.ts';
import { call } from '#web/call.ts';

type Filter = z.input<typeof basicTypeFilter>;

/** A row of the catalogue, and why it is only near if it is. */
export interface FoundRow {
  readonly row: BasicType;
  readonly reason?: BasicTypePage['nearMisses'][number]['reason'];
}

export const searchQueries = {
  /** The basic types that fit what was asked, page after page; the sentences in it are in the language asked for. */
  basicTypes: (filter: Values, sort: string | undefined, locale: Locale) =>
    infiniteQueryOptions({
      queryKey: ['basic-types', filter, sort ?? null, locale],
      queryFn: ({ pageParam, signal }) =>
        call(catalogueRoutes.getBasicType, {
          query: {
            ...asFilter(filter),
            pageSize: '20',
            ...(sort && { sort }),
            ...(pageParam && { cursor: pageParam }),
          },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: (page: BasicTypePage) => page.next,
      placeholderData: keepPreviousData,
    }),
  /** How many basic types each value of a field would leave. */
  counts: (field: CountedField, filter: Values) =>
    queryOptions({
      queryKey: ['basic-type-counts', field, filter],
      queryFn: ({ signal }) => call(catalogueRoutes[COUNTED[field]], { query: asFilter(filter), signal }),
      placeholderData: keepPreviousData,
    }),
};

/** The fields whose values are counted, with their look-up. */
const COUNTED = {
  reduceUnitSize: 'getReduceUnitSize',
  motorPower: 'getPowerOrTorque',
  motorPoles: 'getMotorPoles',
  inputModule: 'getInputModuleValue',
} as const;
export type CountedField = keyof typeof COUNTED;

/** Whether the catalogue counts the values of a field. */
export function isCounted(field: string): field is CountedField {
  return Object.hasOwn(COUNTED, field);
}

/** A row as the configuration keeps it; nothing for an answer that is none. */
export function toRow({ motorFrequency, ...dto }: BasicTypeDto): readonly BasicType[] {
  const row: unknown = { ...dto, frequency: motorFrequency };
  return isStoredRow(row) ? [row] : [];
}

function asFilter(values: Values): Filter {
  if (!isFilter(values)) throw new Error(`The search cannot ask ${JSON.stringify(values)}`);
  return values;
}

/** Whether the look-up understands what it would be asked. */
export function isFilter(values: unknown): values is Filter {
  return basicTypeFilter.safeParse(values).success;
}
