import type { OwnPanels } from '#modules/configurator/web/public.ts';
import type { ConfigurableCode } from './configurable.ts';

/** What the wizard shows of lines in their own way, fetched when it is wanted; the rest follows from columns and fields. */
const PANELS: Readonly<Partial<Record<ConfigurableCode, () => Promise<OwnPanels>>>> = {
  JRT: async () => (await import('./jrt/web/jrt-panels.ts')).JRT_PANELS,
};

/** What the wizard shows of a product line in the line's own way: nothing, where it has no panels. */
export async function loadPanels(code: string): Promise<OwnPanels> {
  const load = new Map(Object.entries(PANELS)).get(code);
  return load === undefined ? {} : load();
}
