import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewestGiven } from './fewest-given.ts';

const CHOICES = ['size', 'speed', 'brake', 'flange', 'voltage', 'colour'];

/** Finds something unless all members of one of the conflicts are kept; says how often it was asked. */
function beside(conflicts: readonly (readonly string[])[]) {
  const asked: (readonly string[])[] = [];
  const find = (kept: readonly string[]) => {
    asked.push(kept);
    return conflicts.some((one) => one.every((id) => kept.includes(id))) ? undefined : 'a product';
  };
  return { asked, find };
}

function setsGiven(conflicts: readonly (readonly string[])[], choices: readonly string[] = CHOICES, most = 3) {
  const found = fewestGiven(choices, most, beside(conflicts).find);
  return found.map(({ given }) => given.toSorted().join('+')).sort();
}

/** The same by trying every set. */
function byBruteForce(conflicts: readonly (readonly string[])[]) {
  const sets = subsets(CHOICES);
  const helping = sets.filter((set) => conflicts.every((one) => one.some((id) => set.includes(id))));
  const least = Math.min(...helping.map(({ length }) => length));
  return least > 3 ? [] : helping.filter(({ length }) => length === least).map((set) => set.toSorted().join('+'));
}

function subsets(ids: readonly string[]): readonly (readonly string[])[] {
  const [first, ...others] = ids;
  if (first === undefined) return [[]];
  return subsets(others).flatMap((set) => [set, [first, ...set]]);
}

describe('the fewest choices to give up', () => {
  it('are none where nothing stands against the others', () => {
    expect(setsGiven([])).toEqual(['']);
  });

  it('are each member of the one conflict there is', () => {
    expect(setsGiven([['brake', 'voltage']])).toEqual(['brake', 'voltage']);
  });

  it('are one that breaks every conflict rather than one of each', () => {
    expect(
      setsGiven([
        ['brake', 'voltage'],
        ['voltage', 'size'],
      ]),
    ).toEqual(['voltage']);
  });

  it('are told of none if it takes more than may be given up', () => {
    expect(setsGiven([['size'], ['speed'], ['brake'], ['flange']])).toEqual([]);
    expect(setsGiven([['size'], ['speed']], CHOICES, 1)).toEqual([]);
  });

  it('are those that trying every set finds', () => {
    const conflict = fc.uniqueArray(fc.constantFrom(...CHOICES), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(conflict, { maxLength: 6 }), (conflicts) => {
        expect(setsGiven(conflicts)).toEqual(byBruteForce(conflicts).toSorted());
      }),
    );
  });

  it('are found with few questions among a hundred choices', () => {
    const many = Array.from({ length: 100 }, (_, number) => `choice ${number}`);
    const { asked, find } = beside([
      ['choice 3', 'choice 70'],
      ['choice 12', 'choice 13', 'choice 99'],
    ]);
    expect(fewestGiven(many, 3, find)).toHaveLength(6);
    expect(asked.length).toBeLessThan(100);
  });
});
