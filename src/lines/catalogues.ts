import type { LineCatalogue } from '#product/line-catalogue.ts';
import type { ConfigurableCode } from './configurable.ts';
import { JD_CATALOGUE } from './jd/catalogue.ts';
import { JRH_CATALOGUE } from './jrh/catalogue.ts';
import { JRP_CATALOGUE } from './jrp/catalogue.ts';
import { JRT_CATALOGUE } from './jrt/catalogue.ts';
import { JRW_CATALOGUE } from './jrw/catalogue.ts';

/** The catalogues of the lines that can be configured: what a server builds and serves. */
const CATALOGUES: Readonly<Record<ConfigurableCode, LineCatalogue>> = {
  JRT: JRT_CATALOGUE,
  JRW: JRW_CATALOGUE,
  JRH: JRH_CATALOGUE,
  JRP: JRP_CATALOGUE,
  JD: JD_CATALOGUE,
};

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
