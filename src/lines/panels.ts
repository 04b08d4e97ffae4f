import type { LinePanels } from '#modules/configurator/web/public.ts';
import type { ConfigurableCode } from './configurable.ts';

/** What the wizard shows of each line in the line's own way; it is fetched when it is wanted. */
const PANELS: Readonly<Record<ConfigurableCode, () => Promise<LinePanels>>> = {
  JRT: async () => (await import('./jrt/web/jrt-panels.ts')).JRT_PANELS,
};

/**
 * What the wizard shows of a product line in the line's own way.
 * @throws where the line cannot be configured
 */
export async function loadPanels(code: string): Promise<LinePanels> {
  const load = new Map(Object.entries(PANELS)).get(code);
  if (load === undefined) throw new Error(`The product line ${code} has no wizard`);
  return load();
}
