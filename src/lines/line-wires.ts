import { CONFIGURABLE } from './configurable.ts';
import { fetchWire, type Wire } from './fetch-wire.ts';

/**
 * What travels of each line that can be configured, by its code. The pages are built with `line-wires.browser.ts` in the place of
 * this file, so that they need not wait.
 */
export const LINE_WIRES: ReadonlyMap<string, Wire> = new Map(
  await Promise.all(CONFIGURABLE.map(async (code) => [code, await fetchWire(code)] as const)),
);
