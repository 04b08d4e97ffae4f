import { describe, expect, it } from 'vitest';
import { type FieldDef, plain, text } from '#product/field.ts';
import { figuresAmong, readChoices } from './read-choices.ts';

/** The weight of a load of the customer's is a figure, that of a load of ours one of a list. */
const LINE = { figuresWith: { weight: { variable: 'load', codes: ['customer', 'none'], orAnyOf: 'hook' } } };
const FIELDS = new Map(
  [field('load', 'choice', ['ours', 'customer', 'none']), field('weight', 'choice', ['5', '10'])].map(
    (one) => [one.id, one] as const,
  ),
);

function field(id: string, kind: FieldDef['kind'], codes: readonly string[]): FieldDef {
  return { id, step: 0, kind, label: text(id, id), values: codes.map((code) => plain(code)), modelled: true };
}

describe('a variable that may be a figure of the search', () => {
  it.each([
    ['the code that makes it one', { load: 'customer' }, ['weight']],
    ['several such codes', { load: ['customer', 'none'] }, ['weight']],
    ['a choice that says the same', { hook: 'H2' }, ['weight']],
    ['a code beside such a choice that says otherwise', { load: 'ours', hook: 'H2' }, []],
    ['codes that leave it open', { load: ['ours', 'customer'] }, []],
    ['an empty list', { load: [] }, []],
    ['nothing', {}, []],
  ])('with %s: %j', (_title, given, figures) => {
    expect(figuresAmong(given, LINE)).toEqual(figures);
  });

  it('is none in a line that names no such variable', () => {
    expect(figuresAmong({ load: 'customer' }, {})).toEqual([]);
  });

  it('is read as a figure where it is one, else by its codes', () => {
    expect(readChoices({ weight: '7.5' }, FIELDS, ['weight'])).toMatchObject({ form: { weight: '7.5' }, faults: [] });
    expect(readChoices({ weight: '10' }, FIELDS, [])).toMatchObject({ choices: { weight: ['10'] }, faults: [] });
    expect(readChoices({ weight: '7.5' }, FIELDS, []).faults).toEqual([
      { field: 'weight', code: 'unknown-value', value: '7.5' },
    ]);
  });
});
