import { type RouteObject, redirect } from 'react-router';
import { CONFIGURABLE } from '#lines/configurable.ts';
import { SeriesPage } from '#modules/configurator/web/series/series-page.tsx';
import { FOR_SIGNED_IN, nothingHere, takePasswordLink, takeTicket } from './guard.ts';
import { loadScreen } from './load-screen.ts';
import { FailurePage } from './pages/failure-page.tsx';
import { HomePage } from './pages/home-page.tsx';
import { LoadingPage } from './pages/loading-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { recoverable } from './pages/recoverable.tsx';
import { RedirectPage } from './pages/redirect-page.tsx';
import { PATHS, pathOfLine } from './paths.ts';
import { page } from './shell/page-handle.ts';
import { PermittedPage } from './shell/permitted-page.tsx';
import { Shell } from './shell/shell.tsx';

const loadWizard = () => loadScreen(() => import('#modules/cart/web/configure-page.tsx'), 'configurator');

/** Every page of the portal. The first one is part of the first load; all others are fetched when they are needed. */
export const ROUTES: RouteObject[] = recoverable([
  {
    Component: Shell,
    ErrorBoundary: FailurePage,
    children: [
      {
        Component: PermittedPage,
        ErrorBoundary: FailurePage,
        HydrateFallback: LoadingPage,
        children: [
          { path: PATHS.home, Component: HomePage },
          { path: PATHS.productConfig, Component: HomePage },
          { path: PATHS.series, Component: SeriesPage, handle: page((t) => t('web:series.title')) },
          {
            lazy: () => import('./with-queries.tsx'),
            children: [
              ...CONFIGURABLE.flatMap((line): RouteObject[] => [
                {
                  path: pathOfLine(line),
                  handle: page((t) => t('configurator:wizard.title')),
                  lazy: loadWizard,
                },
                {
                  path: `${pathOfLine(line)}/:id`,
                  handle: page((t) => t('configurator:wizard.title'), { per: 'id' }),
                  lazy: loadWizard,
                },
              ]),
              {
                path: PATHS.users,
                ...FOR_SIGNED_IN,
                handle: page((t) => t('accounts:users.title')),
                lazy: () => loadScreen(() => import('#modules/accounts/web/users/users-page.tsx'), 'accounts'),
              },
              {
                path: PATHS.mails,
                ...FOR_SIGNED_IN,
                handle: page((t) => t('mail:title')),
                lazy: () => loadScreen(() => import('#modules/mail/web/mails-page.tsx'), 'mail'),
              },
              {
                path: PATHS.mailTemplates,
                ...FOR_SIGNED_IN,
                handle: page((t) => t('mail:templates.title')),
                lazy: () => loadScreen(() => import('#modules/mail/web/templates-page.tsx'), 'mail'),
              },
              {
                path: PATHS.mailTemplate,
                ...FOR_SIGNED_IN,
                handle: page((t) => t('mail:edit.page'), { per: 'template' }),
                lazy: () => loadScreen(() => import('#modules/mail/web/template-page.tsx'), 'mail'),
              },
              {
                path: PATHS.customers,
                ...FOR_SIGNED_IN,
                handle: page((t) => t('customers:office.title')),
                lazy: () =>
                  loadScreen(() => import('#modules/customers/web/office/customers-page.tsx'), 'customers', 'accounts'),
              },
              {
                path: PATHS.audit,
                ...FOR_SIGNED_IN,
                handle: page((t) => t('audit:title')),
                lazy: () => loadScreen(() => import('#modules/audit/web/audit-page.tsx'), 'audit'),
              },
              {
                path: PATHS.cart,
                ...FOR_SIGNED_IN,
                handle: page((t) => t('cart:title')),
                lazy: () => loadScreen(() => import('#modules/documents/web/saved-lines-page.tsx'), 'cart'),
              },
            ],
          },
          {
            path: PATHS.productLine,
            handle: page((_t, { line = '' }) => line),
            lazy: () => loadScreen(() => import('#modules/configurator/web/series/line-page.tsx'), 'enquiries'),
          },
          {
            path: PATHS.operationManual,
            handle: page((t) => t('web:menu.operationManual')),
            lazy: () => loadScreen(async () => (await import('./manual/screens.ts')).loadContents(), 'manual'),
          },
          {
            path: PATHS.manualPage,
            handle: page((t) => t('web:menu.operationManual')),
            lazy: () => loadScreen(async () => (await import('./manual/screens.ts')).loadPage(), 'manual'),
          },
          {
            path: PATHS.privacy,
            handle: page((t) => t('accounts:privacy.title')),
            lazy: () => loadScreen(() => import('#modules/accounts/web/privacy/privacy-page.tsx'), 'accounts'),
          },
          {
            path: PATHS.setPassword,
            loader: takePasswordLink,
            handle: page((t) => t('accounts:setPassword.title'), 'none'),
            lazy: () => loadScreen(() => import('#modules/accounts/web/set-password-page.tsx'), 'accounts'),
          },
          { path: '/config-order', loader: () => redirect(PATHS.cart), Component: LoadingPage },
          { path: '/redirect/*', Component: RedirectPage },
          {
            path: '/jci/*',
            loader: takeTicket,
            handle: page((t) => t('accounts:ticket.title'), 'none'),
            lazy: () => loadScreen(() => import('#modules/accounts/web/ticket-page.tsx'), 'accounts'),
          },
          {
            path: '*',
            Component: NotFoundPage,
            loader: nothingHere,
            handle: page((t) => t('web:notFound.title'), 'none'),
          },
        ],
      },
    ],
  },
]);
