import { use, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOfInterface } from '#web/language/language.ts';
import { type ManualPage, manualIn } from './manual.ts';

/** The manual in the language of the interface; after a change of language the page stays until the other one is there. */
export function useManual(): readonly ManualPage[] {
  const { i18n } = useTranslation();
  return use(manualIn(useDeferredValue(localeOfInterface(i18n))));
}
