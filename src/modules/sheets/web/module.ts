import { SHEET_PATHS } from '#modules/sheets/domain/paths.ts';
import type { WebModule } from '#web/module.ts';

const screen = (name: keyof typeof import('./screens.ts').SCREENS) => async () =>
  (await import('./screens.ts')).SCREENS[name]();

/** Configuration sheets: the list, and one sheet with its revisions. */
export const sheetsModule: WebModule = {
  name: 'sheets',
  extras: () => import('./extras.ts'),
  menuGroups: [{ name: 'menu.productDesign', icon: 'edit', order: 5 }],
  pages: [
    {
      id: 'sheets',
      path: SHEET_PATHS.list,
      title: 'web:menu.designSheets',
      access: 'signed-in',
      menu: { group: 'menu.productDesign', order: 1, name: 'menu.designSheets', id: '10' },
      queries: true,
      load: screen('sheets'),
    },
    {
      id: 'sheet',
      path: SHEET_PATHS.sheet,
      title: 'sheets:one',
      tab: { per: 'id' },
      access: 'signed-in',
      queries: true,
      texts: ['sheets', 'cart'],
      load: screen('sheet'),
    },
  ],
  redirects: { [SHEET_PATHS.group]: SHEET_PATHS.list },
};
