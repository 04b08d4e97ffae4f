import type { WebModule } from '#web/module.ts';

const screen = (name: keyof typeof import('./screens.ts').SCREENS) => async () =>
  (await import('./screens.ts')).SCREENS[name]();

/** What was done that must be traceable, to read. */
export const auditModule: WebModule = {
  name: 'audit',
  pages: [
    {
      id: 'audit',
      path: '/back-office/audit',
      title: 'audit:title',
      access: 'signed-in',
      menu: { group: 'menu.backOffice', order: 4, name: 'menu.audit', id: '34' },
      queries: true,
      load: screen('audit'),
    },
  ],
};
