import type { LineCatalogue } from '#product/line-catalogue.ts';
import type { ConfigurableCode } from './configurable.ts';
import { JRT_CATALOGUE } from './jrt/catalogue.ts';

/** The catalogues of the lines that can be configured: what a server builds and serves. */
const CATALOGUES: Readonly<Record<ConfigurableCode, LineCatalogue>> = { JRT: JRT_CATALOGUE };

/** All of them, in the order in which they are prepared. */
export const LINE_CATALOGUES: readonly LineCatalogue[] = Object.values(CATALOGUES);

/**
 * The catalogue of a line.
 * @throws where the line has none
 */
export function catalogueOf(line: string): LineCatalogue {
  const found = LINE_CATALOGUES.find((catalogue) => catalogue.line === line);
  if (found === undefined) throw new Error(`The product line ${line} has no catalogue`);
  return found;
}
