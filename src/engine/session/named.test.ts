import { describe, expect, test } from 'vitest';
import { openModel } from '#engine/open-model.ts';
import { bicycle } from '#engine/testing/bicycle.ts';
import {
  completeNamed,
  conflictNamed,
  domainsOf,
  isConsistent,
  type NamedChoices,
  repairsNamed,
  whyNotNamed,
} from './named.ts';

const engine = openModel(bicycle);

describe('by names', () => {
  test('a field shows its possible values in the order of the model', () => {
    const domains = domainsOf(engine, { gears: ['chain'], colour: ['red'] })!;
    expect(Object.keys(domains)).toEqual(['frame', 'gears', 'mudguards', 'colour']);
    expect([...domains.frame!.possible]).toEqual(['city', 'racing', 'mountain']);
    expect([...domains.colour!.possible]).toEqual(['red']);
    expect([...domains.colour!.alternatives]).toEqual(['red', 'blue']);
  });

  test('contradicting choices leave no options, and the conflict names choices and rules', () => {
    const choices = { colour: ['red'], frame: ['racing'], mudguards: ['yes'] };
    expect(domainsOf(engine, choices)).toBeUndefined();
    expect(completeNamed(engine, choices)).toBeUndefined();
    expect(conflictNamed(engine, choices)).toEqual({
      choices: { frame: ['racing'], mudguards: ['yes'] },
      rules: [{ id: 'no mudguards on racers', reason: bicycle.rules[0]!.reason }],
      minimal: true,
    });
  });

  test('an excluded value is explained by the choices and rules against it', () => {
    const conflict = whyNotNamed(engine, { colour: ['red'], frame: ['racing'], gears: ['chain'] }, 'gears', 'hub');
    expect(conflict?.choices).toEqual({ frame: ['racing'] });
    expect(conflict?.rules.map(({ id }) => id)).toEqual(['drive trains']);
  });

  test('where the other choices contradict each other anyway, that is what is told', () => {
    const others: NamedChoices = { frame: ['racing'], mudguards: ['yes'] };
    expect(whyNotNamed(engine, others, 'gears', 'hub')).toEqual(conflictNamed(engine, others));
  });

  test('what is explained after other choices is explained as if it came first', () => {
    const ask = (asked: typeof engine, frame: string) => whyNotNamed(asked, { frame: [frame] }, 'gears', 'hub');
    ask(engine, 'city');
    expect(ask(engine, 'racing')).toEqual(ask(openModel(bicycle), 'racing'));
    expect(ask(engine, 'mountain')).toEqual(ask(openModel(bicycle), 'mountain'));
    expect(ask(engine, 'city')).toBeUndefined();
  });

  test('a repair says what to give up and what to take instead', () => {
    expect(repairsNamed(engine, { frame: ['mountain'], colour: ['red'] }, { gears: ['hub'] })).toEqual([
      { retract: ['frame'], replace: { frame: 'city' }, cost: 1 },
    ]);
  });

  test('a choice that weighs more is kept', () => {
    const weightOf = (name: string) => (name === 'frame' ? 10 : 1);
    const choices = { frame: ['racing'], mudguards: ['yes'] };
    expect(repairsNamed(engine, choices, {}, { weightOf, limit: 1 }).map(({ retract }) => retract)).toEqual([
      ['mudguards'],
    ]);
  });

  test('a preference takes the first of its values that fits', () => {
    expect(completeNamed(engine, { gears: ['chain'] }, { mudguards: ['yes'], frame: ['racing', 'mountain'] })).toEqual({
      frame: 'mountain',
      gears: 'chain',
      mudguards: 'yes',
      colour: 'red',
    });
  });

  test.each<[string, NamedChoices, string]>([
    ['an unknown field', { saddle: ['wide'] }, 'no variable "saddle"'],
    ['an unknown value', { frame: ['tandem'] }, '"frame" has no value "tandem"'],
  ])('%s is refused by name', (_, choices, message) => {
    expect(() => domainsOf(engine, choices)).toThrow(message);
    expect(() => isConsistent(engine, choices)).toThrow(message);
    expect(() => conflictNamed(engine, choices)).toThrow(message);
    expect(() => repairsNamed(engine, {}, choices)).toThrow(message);
    expect(() => completeNamed(engine, {}, choices)).toThrow(message);
  });
});
