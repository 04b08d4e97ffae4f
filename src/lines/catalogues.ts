import type { LineCatalogue } from '#product/line-catalogue.ts';
import { CONFIGURABLE } from './configurable.ts';
import { fetchCatalogue } from './fetch-catalogue.ts';

/** The catalogues of the lines that can be configured, in the order in which they are prepared: what a server builds and serves. */
export const LINE_CATALOGUES: readonly LineCatalogue[] = await Promise.all(CONFIGURABLE.map(fetchCatalogue));

/**
 * The catalogue of a line.
 * @throws where the line has none
 */
export function catalogueOf(line: string): LineCatalogue {
  const found = LINE_CATALOGUES.find((catalogue) => catalogue.line === line);
  if (found === undefined) throw new Error(`The product line ${line} has no catalogue`);
  return found;
}
