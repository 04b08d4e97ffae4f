import { composition } from '#web/composition.ts';
import { fetchAhead, loadScreen } from './load-screen.ts';

/** Fetches the page at an address, as the router writes it, before anybody goes there: its file, its texts, its queries. */
export function fetchPageAhead(address: string): void {
  const page = composition.get().pages.find(({ path }) => path === address);
  if (page?.load === undefined) return;
  const { load, texts, queries } = page;
  fetchAhead(() => loadScreen(load, ...texts));
  if (queries) fetchAhead(() => import('#web/calls/with-queries.tsx'));
}
