import type { WebModule } from '#web/module.ts';
import { takePasswordLink, takeTicket } from '#web/session/take-secret.ts';
import { ACCOUNT_PATHS } from './paths.ts';

const screen = (name: keyof typeof import('./screens.ts').SCREENS) => async () =>
  (await import('./screens.ts')).SCREENS[name]();

/** People and their accounts. */
export const accountsModule: WebModule = {
  name: 'accounts',
  extras: () => import('./extras.ts'),
  menuGroups: [{ name: 'menu.backOffice', icon: 'user', order: 30 }],
  pages: [
    {
      id: 'users',
      path: ACCOUNT_PATHS.users,
      title: 'accounts:users.title',
      access: 'signed-in',
      menu: { group: 'menu.backOffice', order: 1, name: 'menu.users', id: '32' },
      queries: true,
      load: screen('users'),
    },
    {
      id: 'privacy',
      path: ACCOUNT_PATHS.privacy,
      title: 'accounts:privacy.title',
      access: 'open',
      menu: { group: 'menu.servicesSupport', order: 2, name: 'menu.privacy' },
      loader: async () => (await import('./privacy/retention.ts')).retainedCategories(),
      load: () => import('./privacy/privacy-page.tsx'),
    },
    {
      id: 'set-password',
      path: ACCOUNT_PATHS.setPassword,
      title: 'accounts:setPassword.title',
      tab: 'none',
      access: 'open',
      loader: takePasswordLink,
      load: () => import('./set-password-page.tsx'),
    },
    {
      id: 'ticket',
      path: ACCOUNT_PATHS.ticket,
      title: 'accounts:ticket.title',
      tab: 'none',
      access: 'open',
      loader: takeTicket,
      load: () => import('./ticket-page.tsx'),
    },
  ],
};
