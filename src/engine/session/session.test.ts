import { describe, expect, test } from 'vitest';
import type { Choice, Engine, VarId } from '#engine/engine.ts';
import { openModel } from '#engine/open-model.ts';
import { bicycle } from '#engine/testing/bicycle.ts';

const engine = openModel(bicycle);

function choice(name: string, codes: readonly string[], more: Partial<Choice> = {}): Choice {
  const variable = engine.id(name);
  return { variable, values: codes.map((code) => engine.value(variable, code)), by: 'user', ...more };
}

const codes = (values: ReadonlySet<number>, name: string, of: Engine = engine) =>
  [...values].map((value) => of.variables[of.id(name)]!.values[value]);

const frame = engine.id('frame');
const gears = engine.id('gears');
const mudguards = engine.id('mudguards');

describe('a session', () => {
  test('shows what a choice leaves, and which fields it changed', () => {
    const session = engine.session();
    const outcome = session.choose(choice('gears', ['hub']));
    expect(outcome).toEqual({ ok: true, changed: [frame, gears] });
    expect(codes(session.possible(frame), 'frame')).toEqual(['city']);
    expect(session.forced(frame)).toBe(0);
    expect(session.forced(mudguards)).toBeUndefined();
    expect(session.isPossible(frame, 1)).toBe(false);
    expect(session.isPossible(frame, 7)).toBe(false);
  });

  test('shows what a chosen field can be switched to', () => {
    const session = engine.session([choice('frame', ['racing']), choice('mudguards', ['no'])]);
    expect(codes(session.possible(mudguards), 'mudguards')).toEqual(['no']);
    expect(codes(session.alternatives(mudguards), 'mudguards')).toEqual(['no']);
    expect(codes(session.alternatives(frame), 'frame')).toEqual(['city', 'racing', 'mountain']);
    expect(codes(session.alternatives(gears), 'gears')).toEqual(['chain']);
  });

  test('stays as it was when it refuses a choice, and says why and what would help', () => {
    const session = engine.session([choice('colour', ['red']), choice('gears', ['hub'])]);
    const before = session.choices;
    const outcome = session.choose(choice('frame', ['racing']));
    expect(session.choices).toBe(before);
    if (outcome.ok) throw new Error('not refused');
    expect(outcome.conflict).toEqual({
      choices: [choice('gears', ['hub']), choice('frame', ['racing'])],
      rules: [{ id: 'drive trains', reason: bicycle.tables[0]!.reason, source: 'catalogue, page 3' }],
      minimal: true,
    });
    expect(outcome.repairs).toEqual([
      { retract: [choice('gears', ['hub'])], replace: [choice('gears', ['chain'])], cost: 1 },
    ]);
  });

  test.each([
    [{ variable: 99, values: [0] }, 'no variable number 99'],
    [{ variable: Number.NaN, values: [0] }, 'no variable number NaN'],
    [{ variable: 0, values: [7] }, 'no value number 7'],
    [{ variable: 0, values: [0.5] }, 'no value number 0.5'],
    [{ variable: 0, values: [0], weight: Number.POSITIVE_INFINITY }, 'weigh Infinity'],
  ])('refuses %o, which names nothing', (given, why) => {
    const session = engine.session();
    const strange: Choice = { by: 'user', ...given, variable: given.variable as VarId };
    expect(() => session.choose(strange)).toThrow(why);
    expect(() => session.set([strange])).toThrow(why);
    expect(() => session.repairs([strange], 1)).toThrow(why);
    expect(() => engine.conflict([strange])).toThrow(why);
    expect(session.choices).toEqual([]);
  });

  test('keeps its choices whatever becomes of those it was given', () => {
    const values = [...choice('frame', ['city']).values];
    const session = engine.session([{ variable: frame, values, by: 'user' }]);
    values[0] = 1;
    expect(session.choices).toEqual([choice('frame', ['city'])]);
  });

  test('puts a new choice in place of the old one for the same field', () => {
    const session = engine.session([choice('frame', ['city']), choice('colour', ['red'])]);
    session.choose(choice('frame', ['racing']));
    expect(session.choices).toEqual([choice('colour', ['red']), choice('frame', ['racing'])]);
  });

  test('gives back what a retracted choice had excluded', () => {
    const session = engine.session([choice('frame', ['racing'])]);
    expect(session.retract(frame)).toEqual({ ok: true, changed: [frame, gears, mudguards] });
    expect(session.choices).toEqual([]);
    expect(session.possible(gears).size).toBe(2);
  });

  test('replaces all choices at once, or none of them', () => {
    const session = engine.session([choice('colour', ['red'])]);
    expect(session.set([choice('frame', ['racing']), choice('mudguards', ['yes'])]).ok).toBe(false);
    expect(session.choices).toEqual([choice('colour', ['red'])]);
    expect(session.set([choice('frame', ['city', 'racing']), choice('mudguards', ['yes'])]).ok).toBe(true);
    expect(codes(session.possible(frame), 'frame')).toEqual(['city']);
  });

  test('gives up a default before a choice of a person, and knows both ways out', () => {
    const session = engine.session();
    const outcome = session.set([choice('frame', ['racing']), choice('mudguards', ['yes'], { by: 'default' })]);
    if (outcome.ok) throw new Error('not refused');
    expect(outcome.repairs.map(({ retract, cost }) => [retract[0]?.variable, cost])).toEqual([
      [mudguards, 0.1],
      [frame, 1],
    ]);
  });

  test('gives up what weighs least, and the newer of two that weigh the same', () => {
    const racing = choice('frame', ['racing']);
    const given = (all: readonly Choice[]) => engine.repairs(all, [], 1)[0]?.retract;
    expect(given([{ ...racing, weight: 3 }, choice('mudguards', ['yes'])])).toEqual([choice('mudguards', ['yes'])]);
    expect(given([choice('mudguards', ['yes']), racing])).toEqual([racing]);
  });

  test('needs no repair for the wanted value of a field that is only chosen otherwise', () => {
    const session = engine.session([choice('gears', ['hub']), choice('mudguards', ['yes'])]);
    expect(session.repairs([choice('gears', ['chain'])], 5)).toEqual([{ retract: [], replace: [], cost: 0 }]);
    expect(session.repairs([choice('frame', ['racing'])], 5).map(({ cost }) => cost)).toEqual([2]);
  });

  test('completes a configuration, choices marked as the person made them', () => {
    const session = engine.session([choice('frame', ['racing'])]);
    expect(session.complete([choice('mudguards', ['yes']), choice('colour', ['blue'])])).toEqual([
      choice('frame', ['racing']),
      choice('gears', ['chain'], { by: 'default' }),
      choice('mudguards', ['no'], { by: 'default' }),
      choice('colour', ['blue'], { by: 'default' }),
    ]);
  });

  test('names nothing against a value that can be chosen', () => {
    const session = engine.session([choice('frame', ['racing'])]);
    expect(session.whyNot(frame, 0)).toBeUndefined();
    expect(session.whyNot(mudguards, 1)?.choices).toEqual([choice('frame', ['racing'])]);
  });

  test('does not begin with choices that contradict each other', () => {
    expect(() => engine.session([choice('frame', ['racing']), choice('mudguards', ['yes'])])).toThrow('contradict');
  });
});
