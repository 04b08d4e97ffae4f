import { type Dispatch, useContext, useEffect, useState } from 'react';
import { closeTab, describeTab } from './open-tabs.ts';
import { OwnTabContext } from './own-tab-context.ts';
import { usePageDetail } from './page-detail.ts';
import { keep, markUnsaved, scrollAt, storedOf } from './page-memory.ts';
import type { NavigationOrigin } from './scroll-keeper.ts';
import { useNavigationOrigin } from './use-navigation-origin.ts';

/** Says on the tab of the page, and wherever the page is named, what tells it from others of the same title. */
export function useTabDetail(detail: string | undefined): void {
  const name = useContext(OwnTabContext);
  usePageDetail(detail);
  useEffect(() => {
    if (name !== undefined && detail) describeTab(name, detail);
  }, [name, detail]);
}

/** Says on the tab of the page whether it holds something unsaved; what `useStored` keeps says so by itself. */
export function useUnsaved(isUnsaved: boolean): void {
  const name = useContext(OwnTabContext);
  useEffect(() => {
    if (name !== undefined) markUnsaved(name, isUnsaved);
  }, [name, isUnsaved]);
}

/** Closes the tab of the page, for one whose work is done; the page itself stays until it is left. */
export function useCloseTab(): () => void {
  const name = useContext(OwnTabContext);
  return () => {
    if (name !== undefined) closeTab(name);
  };
}

/**
 * A state that outlives a reload of the window together with the page's tab, such as what was typed into a form. `read` makes
 * it of whatever was kept under the key, be it nothing. What only says how the page is looked at has a key that begins with
 * `view:`, and is no input that could be lost.
 */
export function useStored<Value>(key: string, read: (stored: unknown) => Value): [Value, Dispatch<Value>] {
  const name = useContext(OwnTabContext);
  const [value, setValue] = useState(() => read(name === undefined ? undefined : storedOf(name, key)));
  return [
    value,
    (next) => {
      setValue(next);
      if (name !== undefined) keep(name, key, next);
    },
  ];
}

/**
 * Whether one comes back to where one was on this page, by its tab or the browser's history: the window stands there again, and
 * the page brings nothing else into view.
 */
export function useIsReturn(): boolean {
  const at = useNavigationOrigin(useContext(OwnTabContext));
  const [answer, setAnswer] = useState(() => answerFor(at));
  if (answer.place === at.place) return answer.isReturn;
  const next = answerFor(at);
  setAnswer(next);
  return next.isReturn;
}

function answerFor({ name, place, by }: NavigationOrigin): { readonly place: string; readonly isReturn: boolean } {
  const wasThere = name !== undefined && scrollAt(name, place) !== undefined && !isFirst(place);
  return { place, isReturn: by === 'tab' || (by === 'history' && wasThere) };
}

/** The router gives the first place of a window the same key whenever an address is opened in it. */
function isFirst(place: string): boolean {
  return place.startsWith('default ');
}
