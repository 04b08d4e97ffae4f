import { useTranslation } from 'react-i18next';
import { type BilingualText, textIn } from '#kernel/locale.ts';
import { localeOfInterface } from '#web/language/language.ts';

/** Says the words of the papers and of the trade in the language of the interface. */
export function useSaid(): (words: BilingualText) => string {
  const { i18n } = useTranslation();
  return (words) => textIn(words, localeOfInterface(i18n));
}
