import { describe, expect, it } from 'vitest';
import type { BillPackage } from './bill-body.ts';
import {
  allIntoOne,
  leftToPack,
  moveTo,
  newPackage,
  oneForEach,
  putInto,
  takeOut,
  withOneMore,
  withoutPackage,
} from './pack-goods.ts';

const LINES = [
  { lineNo: 1, quantity: 3 },
  { lineNo: 2, quantity: 10 },
];
const told = (packages: readonly BillPackage[]) =>
  packages.map(({ contents, no }) => [no, ...contents.map(({ lineNo, quantity }) => `${quantity} of ${lineNo}`)]);
const two = withOneMore([newPackage(1)]);
const machines = putInto(two, 1, { lineNo: 1, quantity: 3, serials: ['A1', 'A2', 'A3'] });

describe('packing', () => {
  it('puts pieces of a line together with those that are there', () => {
    const packed = putInto(putInto(two, 2, { lineNo: 2, quantity: 4, serials: [] }), 2, {
      ...{ lineNo: 2, quantity: 1, serials: [] },
    });
    expect(told(packed)).toEqual([[1], [2, '5 of 2']]);
    expect(LINES.map((line) => leftToPack(line, packed))).toEqual([3, 5]);
  });

  it('takes pieces out, with the last of their numbers', () => {
    const { packages, taken } = takeOut(machines, 1, { lineNo: 1, quantity: 1 });
    expect(taken).toEqual({ lineNo: 1, quantity: 1, serials: ['A3'] });
    expect(packages[0]?.contents).toEqual([{ lineNo: 1, quantity: 2, serials: ['A1', 'A2'] }]);
  });

  it('takes no more out than there are, and leaves nothing of none', () => {
    const { packages, taken } = takeOut(machines, 1, { lineNo: 1, quantity: 9 });
    expect(taken.quantity).toBe(3);
    expect(told(packages)).toEqual([[1], [2]]);
    expect(takeOut(machines, 2, { lineNo: 1, quantity: 1 }).taken.quantity).toBe(0);
  });

  it('moves pieces from one package to another with their numbers', () => {
    const moved = moveTo(machines, { from: 1, to: 2 }, { lineNo: 1, quantity: 2 });
    expect(moved.map(({ contents }) => contents[0]?.serials)).toEqual([['A1'], ['A2', 'A3']]);
    expect(moveTo(machines, { from: 1, to: 1 }, { lineNo: 1, quantity: 2 })).toBe(machines);
  });

  it('numbers packages anew where one is gone, and begins the next like the last, empty and not weighed', () => {
    const [first, second] = two as [BillPackage, BillPackage];
    const weighed = { ...second, type: 'pallet', size: { ...second.size, lengthMm: 800, weighedG: 9 } } as const;
    expect(withoutPackage([first, weighed], 1)).toEqual([{ ...weighed, no: 1 }]);
    expect(withOneMore([first, weighed])[2]).toMatchObject({
      ...{ no: 3, type: 'pallet', contents: [] },
      size: { lengthMm: 800, weighedG: null },
    });
  });

  it('puts all that is left into one, or each piece into its own', () => {
    const some = putInto([newPackage(1)], 1, { lineNo: 2, quantity: 8, serials: [] });
    expect(told(allIntoOne(LINES, some))).toEqual([
      [1, '8 of 2'],
      [2, '3 of 1', '2 of 2'],
    ]);
    expect(told(oneForEach(LINES, some))).toEqual([
      [1, '8 of 2'],
      [2, '1 of 1'],
      [3, '1 of 1'],
      [4, '1 of 1'],
      [5, '1 of 2'],
      [6, '1 of 2'],
    ]);
  });
});
