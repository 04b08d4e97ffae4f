import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { RouteObject } from 'react-router';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { inTime, isMissingChunk } from './missing-chunk.ts';
import { MissingPage } from './missing-page.tsx';

/** What a page's file holds for the router. */
interface LazyPage {
  readonly Component?: ComponentType | null;
}

type Load = () => Promise<LazyPage>;

/**
 * The same routes, but a page whose file does not come can be asked for again: the router keeps the answer of a page's file for
 * good, a failure too, so what it is given instead is a page that asks anew.
 */
export function recoverable(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    // The two kinds of routes differ in what is left as it is here.
    return {
      ...route,
      ...(children && { children: recoverable(children) }),
      ...(typeof lazy === 'function' && { lazy: () => orAskAgain(lazy as Load) }),
    } as RouteObject;
  });
}

async function orAskAgain(load: Load): Promise<LazyPage> {
  try {
    return await inTime(load());
  } catch (error) {
    if (!isMissingChunk(error)) throw error;
    return { Component: pageAskedForAgain(load) };
  }
}

/** A page that fetches its file when it is shown, and until that has come offers another try. */
function pageAskedForAgain(load: Load): ComponentType {
  let arrived: ComponentType | undefined;

  return function AskedForAgain(): ReactNode {
    const [Page, setPage] = useState(() => arrived);
    const [state, setState] = useState<'asking' | 'missing'>('asking');

    useEffect(() => {
      if (state !== 'asking' || arrived !== undefined) return;
      let isWanted = true;
      inTime(load()).then(
        ({ Component }) => {
          arrived = Component ?? undefined;
          if (isWanted) setPage(() => arrived);
        },
        () => isWanted && setState('missing'),
      );
      return () => {
        isWanted = false;
      };
    }, [state]);

    if (Page !== undefined) return <Page />;
    return state === 'missing' ? <MissingPage onRetry={() => setState('asking')} /> : <Skeleton shape="block" />;
  };
}
