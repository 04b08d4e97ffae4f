import type { Browser } from '@playwright/test';
import { firstVisit } from './first-visit.ts';
import { lookUps, relations, searches } from './requests.ts';
import { wizardChange } from './wizard-change.ts';

/** A median may be a tenth worse; the first page may not be heavier, but the names of its files compress differently by some bytes. */
const A_TENTH = 1.1;
const NOT_HEAVIER = 1.002;

/** What is measured, and what the median after may be at most, as a share of the median before. */
export const MEASURES = {
  search: { name: 'search p50', unit: 'ms', most: A_TENTH },
  lookUp: { name: 'look-up p50', unit: 'ms', most: A_TENTH },
  relation: { name: 'constraint relation asked for the first time p50', unit: 'ms', most: A_TENTH },
  wizardChange: { name: 'wizard change, from press to paint, p50', unit: 'ms', most: A_TENTH },
  lcp: { name: 'first page: largest contentful paint', unit: 'ms', most: A_TENTH },
  usable: { name: 'first page: usable', unit: 'ms', most: A_TENTH },
  weight: { name: 'first page: HTML, CSS and JS until usable', unit: 'bytes', most: NOT_HEAVIER },
} as const;

export type Measure = keyof typeof MEASURES;
/** What some piece of a round says about one tree. */
export type Sample = Readonly<Partial<Record<Measure, number>>>;
export type Piece = (browser: Browser, address: string) => Promise<Sample>;

/** The pieces of a round, each short, since both trees take turns at every one of them. */
export const PIECES: readonly Piece[] = [
  async (_, address) => ({ search: await searches(address) }),
  async (_, address) => ({ relation: await relations(address) }),
  async (_, address) => ({ lookUp: await lookUps(address) }),
  firstVisit,
  async (browser, address) => ({ wizardChange: await wizardChange(browser, address) }),
  firstVisit,
];
