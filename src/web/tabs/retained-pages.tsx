import { Activity, type ComponentProps, type ReactNode, useContext, useMemo, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router';
import { useOpenTabs } from './open-tabs.ts';
import { OwnTabContext } from './own-tab-context.ts';
import { arrive, NO_PAGES, withoutClosed } from './page-stack.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import type { ShownPage } from './use-page.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

/** What the router says of a page: the page itself, and the address it is at. */
interface Shown {
  readonly outlet: ReactNode;
  readonly place: ComponentProps<typeof LocationContext>['value'];
}

/**
 * The page of the address, and hidden behind it those of the other tabs with all their state: what is hidden runs no effect,
 * follows nothing and stays at its own address until it is shown again.
 */
export function RetainedPages({ name, title }: ShownPage): ReactNode {
  const outlet = useOutlet();
  const place = useContext(LocationContext);
  const tabs = useOpenTabs();
  const [before, setStack] = useState(NO_PAGES);
  const { pathname, search } = place.location;
  const arrival = { name, path: `${pathname}${search}`, isReplacing: place.navigationType === 'REPLACE' };
  const stack = withoutClosed(arrive(before, arrival), new Set(tabs.map((tab) => tab.name)));
  if (stack !== before) setStack(stack);
  const shown = useMemo(() => ({ outlet, place }), [outlet, place]);
  const shownId = stack.pages.at(-1)?.id;
  useScrollMemory(name, shownId);
  // In the order in which they were first opened: an element that moves in the document loses its scroll position.
  const pages = [...stack.pages].sort((a, b) => a.id - b.id);
  return (
    <>
      {pages.map(({ id, name: tab }) => (
        <RetainedPage key={id} tab={tab} shown={id === shownId ? shown : undefined} />
      ))}
      <RouteAnnouncer title={title} pageId={shownId} />
    </>
  );
}

function RetainedPage({ tab, shown }: { tab: string | undefined; shown: Shown | undefined }): ReactNode {
  const [last, setLast] = useState(shown);
  if (shown !== undefined && shown !== last) setLast(shown);
  const page = shown ?? last;
  if (page === undefined) return null;
  return (
    <Activity mode={shown === undefined ? 'hidden' : 'visible'}>
      <div data-page={tab ?? ''}>
        <OwnTabContext value={tab}>
          <LocationContext value={page.place}>{page.outlet}</LocationContext>
        </OwnTabContext>
      </div>
    </Activity>
  );
}
