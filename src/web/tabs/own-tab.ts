import { createContext, type Dispatch, useContext, useEffect, useState } from 'react';
import { closeTab, describeTab } from './open-tabs.ts';
import { usePageDetail } from './page-detail.ts';
import { keep, keptOf, markUnsaved } from './page-memory.ts';

/** The name of the tab a page belongs to; undefined where it has none. */
export const OwnTabContext = createContext<string | undefined>(undefined);

/** Says on the tab of the page, and wherever the page is named, what tells it from others of the same title. */
export function useTabDetail(detail: string | undefined): void {
  const name = useContext(OwnTabContext);
  usePageDetail(detail);
  useEffect(() => {
    if (name !== undefined && detail) describeTab(name, detail);
  }, [name, detail]);
}

/** Says on the tab of the page whether it holds something unsaved; what `useKept` keeps says so by itself. */
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
 * it of whatever was kept under the key, be it nothing.
 */
export function useKept<Value>(key: string, read: (kept: unknown) => Value): [Value, Dispatch<Value>] {
  const name = useContext(OwnTabContext);
  const [value, setValue] = useState(() => read(name === undefined ? undefined : keptOf(name, key)));
  return [
    value,
    (next) => {
      setValue(next);
      if (name !== undefined) keep(name, key, next);
    },
  ];
}
