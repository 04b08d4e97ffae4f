import type { WebModule } from '#web/module.ts';
import { MAIL_PATHS } from './paths.ts';

const screen = (name: keyof typeof import('./screens.ts').SCREENS) => async () =>
  (await import('./screens.ts')).SCREENS[name]();

/** The mails that were sent, and the texts of those that will be. */
export const mailModule: WebModule = {
  name: 'mail',
  pages: [
    {
      id: 'mails',
      path: MAIL_PATHS.mails,
      title: 'mail:title',
      access: 'signed-in',
      menu: { group: 'menu.backOffice', order: 3, name: 'menu.mails', id: '31' },
      queries: true,
      load: screen('mails'),
    },
    {
      id: 'mail-templates',
      path: MAIL_PATHS.templates,
      title: 'mail:templates.title',
      access: 'signed-in',
      queries: true,
      load: screen('templates'),
    },
    {
      id: 'mail-template',
      path: MAIL_PATHS.template,
      title: 'mail:edit.page',
      tab: { per: 'template' },
      access: 'signed-in',
      queries: true,
      load: screen('template'),
    },
  ],
};
