import type { Locale } from '#kernel/locale.ts';
import { LOCALES, textIn } from '#kernel/locale.ts';
import { lineOf } from '#lines/line-of.ts';
import { SAMPLED } from '#lines/sampled.ts';
import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import type { WebExtras } from '#web/module.ts';
import type { PaletteSource } from '#web/palette/palette.ts';
import { pathOfSamples } from '#web/saved-product-path.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

const WORDS = { 'zh-cn': zh, en };

/** The sample catalogues. */
const catalogues: PaletteSource = async ({ locale, permitted }) =>
  SAMPLED.filter((line) => mayVisit(composition.get().menu, pathOfSamples(line), permitted)).map((line) => ({
    id: `samples:${line}`,
    group: 'pages',
    icon: 'configure',
    name: nameIn(locale, line),
    otherNames: LOCALES.filter((other) => other !== locale).map((other) => nameIn(other, line)),
    words: [WORDS[locale].also],
    run: ({ navigate }) => navigate(pathOfSamples(line)),
  }));

function nameIn(locale: Locale, line: string): string {
  const { name = { zh: line, en: line } } = lineOf(line) ?? {};
  return `${line} ${textIn(name, locale)} · ${WORDS[locale].catalogue}`;
}

/** What the module brings beside its pages. */
export const extras: WebExtras = { palette: { sources: [catalogues] } };
