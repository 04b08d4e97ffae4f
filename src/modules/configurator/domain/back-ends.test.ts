import { expect, test } from 'vitest';
import {
  type Choice,
  completeNamed,
  conflictNamed,
  domainsOf,
  type Engine,
  isConsistent,
  type NamedChoices,
  repairsNamed,
} from '#engine/public.ts';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { shippedRelease } from '#testing/builders/shipped-release.ts';
import { extent } from '#testing/extent.ts';
import { oneOf, randomFrom } from '#testing/random.ts';
import { randomChoices } from '#testing/random-choices.ts';
import { engineChoices } from './context/engine-values.ts';
import { productContext } from './context/product-context.ts';

const STATES = extent({ quick: 20, usual: 60, long: 240 });
const { product, engine: diagram } = shippedRelease('diagram');
const { engine: search } = shippedRelease('search');
const DEFAULTS = engineChoices(productContext(search, product, JRT_LINE).defaults);

function costsOf(engine: Engine, choices: NamedChoices, want: NamedChoices): readonly number[] {
  return repairsNamed(engine, choices, want).map(({ cost }) => cost);
}

function countIn(engine: Engine, choices: NamedChoices): bigint | undefined {
  const all = Object.entries(choices).map(([id, codes]): Choice => {
    const variable = engine.id(id);
    return { variable, values: codes.map((code) => engine.value(variable, code)), by: 'user' };
  });
  const count = engine.session(all).remaining();
  return 'exact' in count ? count.exact : undefined;
}

test('search and the compiled diagram of the shipped release agree on random states', () => {
  let consistent = 0;
  for (let seed = 1; seed <= STATES; seed++) {
    const random = randomFrom(seed);
    const choices = randomChoices(search, random, 6);
    const { id, values } = oneOf(search.variables, random);
    const want = { [id]: [oneOf(values, random)] };
    const title = `${seed}: ${JSON.stringify(choices)} then ${JSON.stringify(want)}`;
    const domains = domainsOf(search, choices);
    expect(domainsOf(diagram, choices), title).toEqual(domains);
    expect(costsOf(diagram, choices, want), title).toEqual(costsOf(search, choices, want));
    const found = conflictNamed(diagram, choices);
    expect(found?.choices, title).toEqual(conflictNamed(search, choices)?.choices);
    if (domains === undefined) {
      expect(found && isConsistent(search, found.choices), title).toBe(false);
      continue;
    }
    consistent++;
    expect(completeNamed(diagram, choices, DEFAULTS), title).toEqual(completeNamed(search, choices, DEFAULTS));
  }
  expect(consistent).toBeGreaterThan(STATES / 10);
});

test('and count the same where search can count: a drive with most of its options chosen', () => {
  const standing = engineChoices(completeNamed(search, { gearboxModel: ['K'], inputType: ['motor'] }, DEFAULTS) ?? {});
  let counted = 0;
  for (let seed = 1; seed <= STATES / 4; seed++) {
    const random = randomFrom(seed);
    const open = new Set(Array.from({ length: 6 }, () => oneOf(search.variables, random).id));
    const choices = Object.fromEntries(Object.entries(standing).filter(([id]) => !open.has(id)));
    const count = countIn(search, choices);
    if (count === undefined) continue;
    counted++;
    expect(countIn(diagram, choices), JSON.stringify([...open])).toBe(count);
  }
  expect(counted).toBeGreaterThan(0);
});
