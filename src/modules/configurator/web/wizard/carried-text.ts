import type { TFunction } from 'i18next';
import { listOfWords } from '#modules/configurator/web/format.ts';
import type { Configuration, FieldId } from '#product/configuration.ts';
import { flatConfiguration } from '#product/flat-configuration.ts';
import type { Words } from './words.ts';

/** What is asked for still, although the change restarts the selection, with its figures. */
export function carriedText(
  carried: readonly FieldId[],
  config: Configuration,
  words: Words,
  t: TFunction<'configurator'>,
): string {
  const held = flatConfiguration(config);
  const figures = Object.fromEntries(carried.map((field) => [field, held.get(field) ?? '']));
  return t('status.carried', { list: listOfWords(words.pairs(figures), words.locale) });
}
