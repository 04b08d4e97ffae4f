import { type RefObject, useEffect, useRef, useState } from 'react';
import { createStore, type Store } from '#web/store/store.ts';

/** The row a pointer or the focus is on, in the chart or in a list; it changes too often for the page to follow. */
export type Pointing = Store<string | undefined>;

/** What a list needs to point at the same row as the chart. */
export interface ListLink {
  readonly pointing: Pointing;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly point: (event: { readonly target: EventTarget }) => void;
}

/** How a row of a list says which it is, and that it is pointed at. */
const ROW = 'data-row';
const POINTED = 'data-pointed';

/** Links the lists within an element with a chart: neither is rendered anew while one points. */
export function useListLink(): ListLink {
  const [pointing] = useState<Pointing>(() => createStore<string | undefined>(undefined));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => pointing.subscribe(() => markRow(list.current, pointing.get())), [pointing]);
  return {
    pointing,
    list,
    point({ target }) {
      const row = target instanceof Element ? target.closest(`[${ROW}]`)?.getAttribute(ROW) : undefined;
      if (row && row !== pointing.get()) pointing.set(row);
    },
  };
}

function markRow(list: HTMLElement | null, id: string | undefined): void {
  for (const row of list?.querySelectorAll(`[${ROW}]`) ?? []) {
    row.toggleAttribute(POINTED, row.getAttribute(ROW) === id);
  }
}
