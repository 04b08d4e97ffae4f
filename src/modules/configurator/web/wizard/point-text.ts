import type { TFunction } from 'i18next';
import { textIn } from '#kernel/locale.ts';
import type { OpenPoint } from '#modules/configurator/domain/describe/open-points.ts';
import type { Words } from './words.ts';

/** What is missing or wrong, in a sentence. */
export function pointText({ code, field, figures }: OpenPoint, words: Words, t: TFunction<'configurator'>): string {
  return t(`check.${code}`, { field: words.field(field), figures: figures ? textIn(figures, words.locale) : '' });
}
