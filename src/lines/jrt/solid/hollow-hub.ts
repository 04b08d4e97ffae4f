import { discBodies } from '#lines/shared/solid/disc-bodies.ts';
import { BORE, HUB_KEYWAY } from '#lines/shared/solid/fits.ts';
import { standardKey } from '#lines/shared/solid/keyways.ts';
import { type LetterReader, MissingLetter } from '#lines/shared/solid/read-letters.ts';
import { hubBodies } from '#lines/shared/solid/shaft-bodies.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { partOf, refuseSpline, type UnitToDraw } from './drive-frame.ts';

/** A hollow shaft as the tables have it: half its length, its outside, and the bores with a keyway of their own. */
export interface HubRow {
  readonly row: LetterReader;
  readonly half: number;
  readonly outside: number;
  /** The letters of bore, key width and depth of each, and of the shaft of the customer that fits it. */
  readonly bores: readonly (readonly [d: string, u: string, t: string, customer: readonly string[]])[];
}

/** A shrink disc, by how far it reaches from the middle of the unit. */
export interface DiscRow {
  readonly row: LetterReader;
  readonly from: number;
  readonly to: number;
  readonly cover: number;
}

/** What holds the shaft of the customer: the part of the tables with its keyed bores, and the shrink disc where it has one. */
export interface Holding {
  readonly of: string;
  readonly disc: () => DiscRow;
}

/** What a shrink disc asks of the customer's shaft. */
const UNDER_DISC = ['c1', 'c2', 'c3', 'c4', 'd3'] as const;

/** The hollow shaft of a unit around the middle of its length, `inward` looking to the side of the disc, keys towards the place's x. */
export function hollowShaft(unit: UnitToDraw, inward: Placement, hub: HubRow, { disc, of }: Holding): readonly Body[] {
  if (unit.made.shaft === 'splined') return refuseSpline(unit);
  if (unit.made.shaft === 'keyed') {
    const { letters, ...keyed } = keyedHub(unit, hub);
    partOf(unit, of, 'customer shaft').mention(...letters);
    return hubBodies('hollow shaft', inward, keyed);
  }
  partOf(unit, 'H', 'customer shaft').mention(...UNDER_DISC);
  const { cover, from, row, to } = disc();
  return discBodies(inward, {
    ...{ d: discBore(unit, row), d1: hub.outside, d2: row.mm('d2'), entry: hub.half },
    ...{ discFrom: from, discTo: to, cover },
  });
}

/** The bore of the row with its own keyway, another one with that of the standard. */
function keyedHub({ bore, read }: UnitToDraw, { bores, half, outside, row }: HubRow) {
  const own = bores.find(([d]) => bore === undefined || row.is(d, bore));
  const length = { d1: outside, halfLength: half };
  if (own !== undefined) {
    const [d, u, t, letters] = own;
    // Told as its bore is: uII beside dII and tII, not by the table's u_II.
    return {
      ...length,
      letters,
      d: row.fitted(d, BORE),
      u: row.fitted(u, HUB_KEYWAY, u.replace('_', '')),
      t: row.exact(t),
    };
  }
  const d = bore ?? 0;
  read.tell({ view: 'unit', letter: 'd', value: d, tolerance: 'H7', confidence: 'published' });
  return { ...length, letters: [], d, ...standardKey(read, d, 'hub', 'keyway') };
}

/** The bore of the row; another one would need another disc. */
function discBore({ bore, code, model, size }: UnitToDraw, row: LetterReader): number {
  const d = row.exact('d');
  if (bore !== undefined && bore !== d) throw new MissingLetter([model, size, code, `d ${bore}`].join(' · '));
  return d;
}
