import { LOCALES, textIn } from '#kernel/locale.ts';
import { SIZING } from '#modules/sizing/domain/declares.ts';
import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import type { WebExtras } from '#web/module.ts';
import type { PaletteSource } from '#web/palette/palette.ts';
import { PATHS } from '#web/paths.ts';
import { pathOfMachine } from './machine-path.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

/** The machines a drive can be sized for, whose formulas come when somebody looks for something. */
const machines: PaletteSource = async ({ locale, permitted }) => {
  if (!mayVisit(composition.get().menu, PATHS.sizing, permitted)) return [];
  const { APPLICATIONS } = await import('#modules/sizing/domain/applications/applications.ts');
  return APPLICATIONS.map(({ id, name, about }) => ({
    id: `sizing:${id}`,
    group: 'pages',
    icon: 'configure',
    name: textIn(name, locale),
    otherNames: LOCALES.filter((other) => other !== locale).map((other) => textIn(name, other)),
    words: [],
    detail: textIn(about, locale),
    run: ({ navigate }) => navigate(pathOfMachine(id)),
  }));
};

/** What the module brings beside its pages, and what it tells of the data it keeps. */
export const extras: WebExtras = {
  palette: { sources: [machines] },
  retention: { rules: SIZING.retention, words: { 'zh-cn': zh.retention, en: en.retention } },
};
