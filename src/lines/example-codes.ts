import { LINE_CATALOGUES } from './catalogues.ts';

/** Type codes of each line, as nameplates carry them: what a sample list shows. */
export const EXAMPLE_CODES: readonly string[] = LINE_CATALOGUES.flatMap(({ examples }) => examples);
