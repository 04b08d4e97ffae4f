import type { OwnPanels } from '#modules/configurator/web/public.ts';
import type { ConfigurableCode } from './configurable.ts';

/** What the wizard shows of lines in their own way, fetched when it is wanted; the rest follows from columns and fields. */
const PANELS: Readonly<Partial<Record<ConfigurableCode, () => Promise<OwnPanels>>>> = {
  JRT: async () => (await import('./jrt/web/jrt-panels.ts')).JRT_PANELS,
  JRW: async () => (await import('./jrw/web/jrw-panels.ts')).JRW_PANELS,
  JRH: async () => (await import('./jrh/web/jrh-panels.ts')).JRH_PANELS,
  JRP: async () => (await import('./jrp/web/jrp-panels.ts')).JRP_PANELS,
  JD: async () => (await import('./jd/web/jd-panels.ts')).JD_PANELS,
};

/** What the wizard shows of a product line in the line's own way: nothing, where it has no panels. */
export async function loadPanels(code: string): Promise<OwnPanels> {
  const load = new Map(Object.entries(PANELS)).get(code);
  return load === undefined ? {} : load();
}
