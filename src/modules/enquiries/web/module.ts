import { ENQUIRY_PATHS } from '#modules/enquiries/domain/paths.ts';
import type { WebModule } from '#web/module.ts';

const screen = (name: keyof typeof import('./screens.ts').SCREENS) => async () =>
  (await import('./screens.ts')).SCREENS[name]();

/** The desk where enquiries are answered; whoever asked finds their own there. */
export const enquiriesModule: WebModule = {
  name: 'enquiries',
  extras: () => import('./extras.ts'),
  pages: [
    {
      id: 'enquiries',
      path: ENQUIRY_PATHS.desk,
      title: 'web:menu.enquiries',
      access: 'signed-in',
      menu: { group: 'menu.servicesSupport', order: 3, name: 'menu.enquiries', id: '27' },
      queries: true,
      load: screen('desk'),
    },
    {
      id: 'enquiry',
      path: ENQUIRY_PATHS.enquiry,
      title: 'enquiries:one',
      tab: { per: 'id' },
      access: 'signed-in',
      queries: true,
      load: screen('enquiry'),
    },
  ],
};
