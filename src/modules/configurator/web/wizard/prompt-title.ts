import type { TFunction } from 'i18next';
import type { Ask } from './use-prompt.ts';
import type { Words } from './words.ts';

/** What opens beside a field, in one sentence: its title, and what is read out to those who do not see it open. */
export function askTitle(ask: Ask, words: Words, t: TFunction<'configurator'>): string {
  switch (ask.kind) {
    case 'loss':
      return t('ask.loss');
    case 'excluded':
      return t('ask.excluded', { value: words.value(ask.variable, ask.value) });
    case 'empty':
      return t('ask.empty', { value: words.value(ask.variable, ask.value) });
    case 'refused':
      return t('ask.refused');
  }
}
