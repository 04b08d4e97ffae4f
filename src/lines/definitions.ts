import type { ProductLine } from '#product/line.ts';
import type { ConfigurableCode } from './configurable.ts';

/** The lines that can be configured; each is fetched when it is wanted. */
const DEFINITIONS: Readonly<Record<ConfigurableCode, () => Promise<ProductLine>>> = {
  JRT: async () => (await import('./jrt/line.ts')).JRT_LINE,
  JRW: async () => (await import('./jrw/line.ts')).JRW_LINE,
  JRH: async () => (await import('./jrh/line.ts')).JRH_LINE,
  JRP: async () => (await import('./jrp/line.ts')).JRP_LINE,
  JD: async () => (await import('./jd/line.ts')).JD_LINE,
};

/**
 * The definition of a product line.
 * @throws where the line cannot be configured
 */
export async function loadDefinition(code: string): Promise<ProductLine> {
  const load = new Map(Object.entries(DEFINITIONS)).get(code);
  if (load === undefined) throw new Error(`The product line ${code} cannot be configured`);
  return load();
}

/** The definitions of all lines that can be configured, by code: what a server holds. */
export async function loadDefinitions(): Promise<ReadonlyMap<string, ProductLine>> {
  const loaded = await Promise.all(Object.keys(DEFINITIONS).map(loadDefinition));
  return new Map(loaded.map((line) => [line.code, line]));
}
