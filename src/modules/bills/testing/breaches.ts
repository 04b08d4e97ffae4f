import type { Breach } from './breach.ts';
import { BREACHES_OF_GOODS } from './breaches-of-goods.ts';
import { BREACHES_OF_PAPERS } from './breaches-of-papers.ts';
import { BREACHES_OF_SUMS } from './breaches-of-sums.ts';

/** A paper for each check, and more where a check looks at several things; all of it is correct but for that. */
export const BREACHES: readonly Breach[] = [...BREACHES_OF_PAPERS, ...BREACHES_OF_GOODS, ...BREACHES_OF_SUMS];
