import { describe, expect, test } from 'vitest';
import { HIDDEN, text, value } from './field.ts';
import type { PricedLine } from './prices.ts';
import { productOfFacts } from './said-product.ts';

const field = (id: string, kind: 'choice' | 'multi' | 'toggle' = 'choice') =>
  ({ id, kind, step: 0, label: text('', ''), values: [value('x', '', '')], modelled: true }) as const;

const POWER = { power: { field: 'kilowatts' }, class: { field: 'class', mayStayOpen: true } } as const;
const LINE: PricedLine = {
  code: 'JX',
  steps: [
    {
      ...{ id: 'all', number: 0, kind: 'options', title: text('', '') },
      fields: [field('drive'), field('kilowatts'), field('class'), field('paint'), field('extras', 'multi')],
    } as never,
  ],
  prices: {
    ...{ components: [], included: [] },
    facts: { always: { input: { field: 'drive' } }, beside: { motor: POWER, none: {} } },
  },
};
const said = (facts: object, opt: object = {}) => productOfFacts(LINE, { facts: { ...facts }, opt: { ...opt } });

describe('a product said in facts', () => {
  test('has them in its variables as codes and in its row as they are, and nothing of what was not named', () => {
    expect(said({ power: 1.5 }, { extras: ['a', 'b'] })).toEqual({
      ok: true,
      value: {
        standing: { drive: 'motor', kilowatts: '1.5', paint: HIDDEN, 'extras.a': 'yes', 'extras.b': 'yes' },
        row: { id: '', drive: 'motor', kilowatts: 1.5, class: undefined },
      },
    });
  });

  test('takes a fact that its input does not have for nothing', () => {
    const product = said({ input: 'none', power: 1.5, size: 67 }, { paint: null });
    expect(product.ok && product.value.standing).toEqual({
      ...{ drive: 'none', kilowatts: HIDDEN, class: HIDDEN, paint: HIDDEN, extras: HIDDEN },
    });
  });

  test('is refused for every fault at once, each in its place', () => {
    const product = said({}, { gold: 'yes', kilowatts: '2', paint: ['red'] });
    const places = product.ok ? [] : product.refusal.map(({ path, told }) => [path.join('.'), told.en]);
    expect(places).toEqual([
      ['power', 'please fill in'],
      ['opt.gold', 'JX has no field of this name'],
      ['opt.kilowatts', 'say it as power, not among the options'],
      ['opt.paint', 'takes one code'],
    ]);
  });

  test('of a line without prices is whatever is said of it, in fields it has', () => {
    const { prices: _, ...bare } = LINE;
    expect(productOfFacts(bare, { facts: {}, opt: { paint: 'red' } }).ok).toBe(true);
    expect(productOfFacts(bare, { facts: {}, opt: { gold: 'yes' } }).ok).toBe(false);
  });
});
