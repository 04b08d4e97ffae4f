import type { ProductLine } from '#product/line.ts';
import { CONFIGURABLE } from './configurable.ts';
import { fetchDefinition } from './fetch-definition.ts';

/**
 * The definition of a product line, fetched when it is wanted.
 * @throws where the line cannot be configured
 */
export async function loadDefinition(code: string): Promise<ProductLine> {
  if (!CONFIGURABLE.some((known) => known === code)) throw new Error(`The product line ${code} cannot be configured`);
  return fetchDefinition(code);
}

/** The definitions of all lines that can be configured, by code: what a server holds. */
export async function loadDefinitions(): Promise<ReadonlyMap<string, ProductLine>> {
  const loaded = await Promise.all(CONFIGURABLE.map(fetchDefinition));
  return new Map(loaded.map((line) => [line.code, line]));
}
