import { LOCALES, textIn } from '#kernel/locale.ts';
import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import type { WebExtras } from '#web/module.ts';
import type { PaletteSource } from '#web/palette/palette.ts';
import { PATHS } from '#web/paths.ts';
import { pathOfMachine } from './machine-path.ts';

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

/** What the module brings beside its pages. */
export const extras: WebExtras = { palette: { sources: [machines] } };
