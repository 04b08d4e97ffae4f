import { composition } from './composition.ts';
import type { WebExtras } from './module.ts';

/** Fetches what the modules bring beside their pages, in the order of the modules. */
export async function loadExtras(): Promise<readonly WebExtras[]> {
  const { modules } = composition.get();
  const brought = await Promise.all(modules.map(({ extras }) => extras?.()));
  return brought.flatMap((one) => one?.extras ?? []);
}
