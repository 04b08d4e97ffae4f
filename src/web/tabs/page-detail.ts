import { useEffect } from 'react';
import { createStore } from '#web/store/store.ts';

/** What tells the page that is shown from others of the same title. */
export const pageDetail = createStore<string | undefined>(undefined);

/** Says, for as long as the page is shown, what tells it from others of the same title: in the window's title, and spoken. */
export function usePageDetail(detail: string | undefined): void {
  useEffect(() => {
    pageDetail.set(detail);
    return () => pageDetail.set(undefined);
  }, [detail]);
}
