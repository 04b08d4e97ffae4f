import { fillBits, wordsFor } from './bits.ts';

/** Where each variable's set of values lies in one array of words; all back ends share it. */
export interface Layout {
  readonly variables: number;
  /** Number of values per variable. */
  readonly sizes: Int32Array;
  /** First word per variable; one entry more than variables, so that `first[v + 1]` ends variable v. */
  readonly first: Int32Array;
  readonly words: number;
}

/** One set of values per variable, packed by a layout. */
export type Domains = Int32Array;

/** The layout for variables with these numbers of values. */
export function layoutOf(sizes: readonly number[]): Layout {
  const first = new Int32Array(sizes.length + 1);
  let words = 0;
  sizes.forEach((size, variable) => {
    words += wordsFor(size);
    first[variable + 1] = words;
  });
  return { variables: sizes.length, sizes: Int32Array.from(sizes), first, words };
}

/** Domains that still hold every value. */
export function fullDomains(layout: Layout): Domains {
  const domains = new Int32Array(layout.words);
  layout.sizes.forEach((size, variable) => {
    fillBits(domains, layout.first[variable] ?? 0, size);
  });
  return domains;
}
