import type { WebExtras } from '#web/module.ts';
import type { PaletteSource } from '#web/palette/palette.ts';
import { manualIn, pathOfPage, sectionsOf } from './manual.ts';

/** The headings of the manual: found in the language they are read in. */
const manualPlaces: PaletteSource = async ({ locale }) =>
  (await manualIn(locale)).flatMap((page) =>
    sectionsOf(page).map(({ id, heading }) => ({
      id: `manual:${page.name}${id === undefined ? '' : `#${id}`}`,
      group: 'manual',
      icon: 'support',
      name: heading,
      otherNames: [],
      words: [],
      ...(id !== undefined && { detail: page.title }),
      run: ({ navigate }) => navigate(`${pathOfPage(page.name)}${id === undefined ? '' : `#${id}`}`),
    })),
  );

/** What the module brings beside its pages. */
export const extras: WebExtras = { palette: { sources: [manualPlaces] } };
