import type { Locale } from '#kernel/locale.ts';
import { writtenValuesOf } from '#lines/written-values.ts';
import { type ActiveRelease, type RefusedField, refusedFields } from '#modules/catalogue/server/public.ts';
import { contextOf } from '#modules/configurator/server/public.ts';
import { offeredValues } from '#modules/samples/domain/allowed-values.ts';
import type { Values } from '#product/configuration.ts';
import type { SampleList } from '#product/samples/samples.ts';
import { asCode } from '#product/written-values.ts';

/** The name under which a request names an item. */
const ITEM = 'sampleId';

/** What a request picked: values by parameter, of the list with the one item it named. */
export interface PickedSamples {
  readonly list: SampleList;
  readonly chosen: Values;
}

type Query = Readonly<Record<string, string | undefined>>;

/** Reads what was picked; a parameter, value or item the catalogue does not have is refused by name. */
export function pickedIn(query: Query, list: SampleList, release: ActiveRelease, locale: Locale): PickedSamples {
  const written = writtenValuesOf(release.product.family);
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    key === ITEM || value === undefined ? [] : [[key, asCode(written, key, value)] as const],
  );
  const item = query[ITEM];
  const items = item === undefined ? list.items : list.items.filter(({ id }) => id === item);
  const refused = [
    ...pairs.flatMap(([key, value]) => faultOf(key, value, list, release) ?? []),
    ...(items.length === 0 ? [fault(ITEM, 'choice.unknown-value', item)] : []),
  ];
  if (refused.length > 0) throw refusedFields(refused, { release, locale });
  return { list: { ...list, items }, chosen: Object.fromEntries(pairs) };
}

function faultOf(key: string, value: string, list: SampleList, release: ActiveRelease): RefusedField | undefined {
  const parameter = list.parameters.find(({ modelKey }) => modelKey === key);
  if (parameter === undefined) return fault(key, 'choice.unknown-field', value);
  const isOffered = offeredValues(list, parameter, contextOf(release)).includes(value);
  return isOffered ? undefined : fault(key, 'choice.unknown-value', value);
}

function fault(field: string, code: string, value = ''): RefusedField {
  return { field, path: `query.${field}`, code, said: { value } };
}
