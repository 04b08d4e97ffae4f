import type { OilSeats } from '#lines/shared/solid/plug-bodies.ts';
import { type LetterReader, MissingLetter } from '#lines/shared/solid/read-letters.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { partOf, type UnitToDraw } from './drive-frame.ts';
import type { DiscRow, HubRow } from './hollow-hub.ts';
import { bevelHousing, type RightAngleEnvelope, wormHousing } from './housings-right-angle.ts';
import { bevelSeats, wormSeats } from './oil-seats.ts';

/** What the tables of a gear type call its parts. */
export interface RightAngleType {
  readonly housing: (envelope: RightAngleEnvelope) => readonly Body[];
  readonly oil: (envelope: RightAngleEnvelope) => OilSeats;
  /** The hub of the hollow shaft, the part of the tables that has it, and how far the housing stays behind it. */
  readonly hub: (unit: UnitToDraw) => HubRow & { readonly part: string; readonly recess: number };
  readonly disc: (unit: UnitToDraw, hub: HubRow) => DiscRow;
  /** How far from the middle the flange of a hollow shaft has its face. */
  readonly faceOfHollow: (unit: UnitToDraw) => { readonly row: LetterReader; readonly at: number };
}

/** Bevel units: the face of a flange is the shoulder of the solid shaft, also where the shaft is hollow. */
export const BEVEL: RightAngleType = {
  housing: bevelHousing,
  oil: bevelSeats,
  hub(unit) {
    const row = partOf(unit, 'A', 'unit');
    return {
      ...{ row, half: row.exact('w'), outside: row.mm('d1'), bores: [['d', 'u', 't', ['c1', 'c2', 'M']]] },
      part: 'A',
      recess: row.mm('f1'),
    };
  },
  disc(unit, { half }) {
    const row = partOf(unit, 'H', 'unit');
    return { row, from: half, to: row.mm('w2'), cover: row.mm('w1') };
  },
  faceOfHollow(unit) {
    const row = partOf(unit, 'F', 'flange');
    return { row, at: row.untold('w') - row.untold('l') };
  },
};

/** Sizes of bevel units, whose shrink discs fit bores of worm units too. */
const DISC_SIZES = ['37', '47', '57', '67', '77', '87', '97', '107', '127', '157'] as const;

/** Worm units have two bores, each with its own key; a shrink disc is as that of a bevel unit of the same bore (drawings README §a). */
export const WORM: RightAngleType = {
  housing: wormHousing,
  oil: wormSeats,
  hub(unit) {
    const row = partOf(unit, 'AF', 'unit');
    const half = row.exact('w');
    const bores = [
      ['dI', 'u_I', 'tI', ['c1', 'c2', 'M1']] as const,
      ['dII', 'u_II', 'tII', ['c3', 'c4', 'M2']] as const,
    ];
    return {
      part: 'AF',
      ...{ row, half, outside: row.mm('d3'), bores, recess: row.mm('w1') - half },
    };
  },
  disc(unit, { half }) {
    const { bore, code, model, read, size } = unit;
    const rowOf = (like: string) => read.part('K', like, 'KH', 'unit');
    const like = DISC_SIZES.find((of) => bore !== undefined && rowOf(of).is('d', bore));
    if (like === undefined) throw new MissingLetter([model, size, code, 'd2'].join(' · '));
    const row = rowOf(like);
    const beyond = read.part('K', like, 'KA', 'unit').shape('w');
    return { row, from: half, to: half + row.shape('w2') - beyond, cover: half + row.shape('w1') - beyond };
  },
  faceOfHollow(unit) {
    const row = partOf(unit, 'AF', 'flange');
    return { row, at: row.exact('w') + row.exact('f1') };
  },
};
