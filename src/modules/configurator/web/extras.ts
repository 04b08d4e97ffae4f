import { LOCALES, textIn } from '#kernel/locale.ts';
import { LINES } from '#lines/index.ts';
import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import type { WebExtras } from '#web/module.ts';
import type { PaletteSource } from '#web/palette/palette.ts';
import { pathOfLine } from '#web/paths.ts';
import { driveAnswers } from './quick/drive-answers.ts';

/** The product lines that have a page. */
const productLines: PaletteSource = async ({ locale, permitted }) => {
  const { menu } = composition.get();
  return LINES.filter(({ code, stage }) => stage !== 'soon' && mayVisit(menu, pathOfLine(code), permitted)).map(
    ({ code, name }) => ({
      id: `line:${code}`,
      group: 'pages',
      icon: 'configure',
      name: `${code} ${textIn(name, locale)}`,
      otherNames: LOCALES.filter((other) => other !== locale).map((other) => `${code} ${textIn(name, other)}`),
      words: [],
      run: ({ navigate }) => navigate(pathOfLine(code)),
    }),
  );
};

/** What the module brings beside its pages. */
export const extras: WebExtras = { palette: { sources: [productLines], answers: [driveAnswers] } };
