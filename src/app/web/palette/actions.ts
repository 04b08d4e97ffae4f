import { LOCALES, type Locale } from '#kernel/locale.ts';
import { chooseLocale, localeOfInterface } from '#web/language/language.ts';
import type { PaletteAction, PalettePart } from '#web/palette/palette.ts';
import { type Appearance, appearance, chooseAppearance } from '#web/theme/appearance.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

const actions: readonly PaletteAction[] = [
  {
    id: 'language',
    order: 40,
    icon: 'language',
    isOffered: ({ isLanguageFixed }) => !isLanguageFixed,
    run: ({ i18n }) => chooseLocale(i18n, otherThan(localeOfInterface(i18n))),
  },
  { id: 'appearance', order: 41, icon: 'shown', isOffered: () => true, run: () => chooseAppearance(otherThanShown()) },
  { id: 'print', order: 42, icon: 'report', isOffered: () => true, run: () => window.print() },
];

/** What the portal itself brings; what a module does, its `web/extras.ts` says. */
export const PORTAL_PART: PalettePart = { actions, words: { 'zh-cn': zh, en } };

function otherThan(locale: Locale): Locale {
  return LOCALES.find((other) => other !== locale) ?? locale;
}

function otherThanShown(): Appearance {
  const isDark =
    appearance.get() === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : appearance.get() === 'dark';
  return isDark ? 'light' : 'dark';
}
