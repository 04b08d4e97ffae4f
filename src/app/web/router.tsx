import { type RouteObject, redirect } from 'react-router';
import { type ComposedPage, compose, composition } from '#web/composition.ts';
import { loadScreen } from '#web/loading/load-screen.ts';
import type { WebModule } from '#web/module.ts';
import { FailurePage } from '#web/pages/failure-page.tsx';
import { LoadingPage } from '#web/pages/loading-page.tsx';
import { NotFoundPage } from '#web/pages/not-found-page.tsx';
import { recoverable } from '#web/pages/recoverable.tsx';
import { PATHS } from '#web/paths.ts';
import type { PageHandle } from '#web/tabs/page-handle.ts';
import { FOR_SIGNED_IN, nothingHere } from './guard.ts';
import { WEB_MODULES } from './modules.ts';
import { HomePage } from './pages/home-page.tsx';
import { RedirectPage } from './pages/redirect-page.tsx';
import { PermittedPage } from './shell/permitted-page.tsx';
import { Shell } from './shell/shell.tsx';

/** Composes the portal of modules and answers its routes: the pages they bring, and what belongs to none of them. */
export function routesOf(modules: readonly WebModule[]): RouteObject[] {
  compose(modules);
  const { pages } = composition.get();
  const routes = (queries: true | undefined) => pages.filter((page) => page.queries === queries).map(routeOf);
  return recoverable([
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
            ...routes(undefined),
            { lazy: () => import('#web/calls/with-queries.tsx'), children: routes(true) },
            ...modules.flatMap(({ redirects = {} }) => Object.entries(redirects).map(redirectOf)),
            { path: '/redirect/*', Component: RedirectPage },
            { path: '*', Component: NotFoundPage, loader: nothingHere, handle: NOT_FOUND },
          ],
        },
      ],
    },
  ]);
}

const NOT_FOUND: PageHandle = { id: 'not-found', title: 'web:notFound.title', tab: 'none' };

/** A page is fetched when it is needed, with its texts; the first one is part of the first load. */
function routeOf(page: ComposedPage): RouteObject {
  const { path, Component = null, load, loader, access, texts } = page;
  return {
    path,
    handle: page,
    ...(loader && { loader }),
    ...(access === 'signed-in' && FOR_SIGNED_IN),
    ...(load === undefined ? { Component } : { lazy: () => loadScreen(load, ...texts) }),
  };
}

function redirectOf([path, to]: readonly [string, string]): RouteObject {
  return { path, loader: () => redirect(to), Component: LoadingPage };
}

/** Every page of the portal. */
export const ROUTES: RouteObject[] = routesOf(WEB_MODULES);
