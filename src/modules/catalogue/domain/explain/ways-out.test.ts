import { describe, expect, it } from 'vitest';
import { openModel } from '#engine/public.ts';
import { bicycle } from '#engine/testing/bicycle.ts';
import { possibleRows, rowFacts } from '#modules/catalogue/domain/rows/possible-rows.ts';
import type { RowSearchDef } from '#product/column.ts';
import { type PlainRow, plainIndex } from '#product/plain-rows.ts';
import type { RowFilters } from '#product/row-query.ts';
import type { Question } from './explanation.ts';
import { loadedQuestion } from './loaded-question.ts';
import { waysOut } from './ways-out.ts';

const SEARCH: RowSearchDef = {
  columns: [
    { id: 'frame', kind: 'code', ask: { kind: 'one-of' } },
    { id: 'gears', kind: 'code', ask: { kind: 'one-of' } },
    { id: 'pull', kind: 'number', unit: 'N', ask: { kind: 'one-of' } },
    { id: 'reserve', kind: 'number', ask: { kind: 'at-least', assumed: 1, nearFrom: 0.8 } },
    { id: 'mass', kind: 'number', unit: 'kg' },
  ],
  tolerance: { found: 0.03, max: 0.1 },
  judged: { reserve: 'reserve', speed: [], power: ['pull'], mass: 'mass' },
  shown: [],
  sorted: [],
  ranged: [],
  relaxed: [],
  enquired: [],
  rowVariables: ['frame', 'gears'],
  derivedVariables: [],
};

const ROWS = [
  { id: 'RACER', frame: 'racing', gears: 'chain', pull: 300, reserve: 1.2, mass: 8 },
  { id: 'WEAK', frame: 'city', gears: 'hub', pull: 80, reserve: 2, mass: 14 },
  { id: 'TOURER', frame: 'city', gears: 'chain', pull: 300, reserve: 1.1, mass: 16 },
  { id: 'FREIGHTER', frame: 'city', gears: 'hub', pull: 400, reserve: 1.5, mass: 31 },
  { id: 'BROKEN', frame: 'mountain', gears: 'chain', pull: 500, reserve: 0.9, mass: 12 },
] as const satisfies readonly PlainRow[];

const ENGINE = openModel(bicycle);
const INDEX = plainIndex<PlainRow>(SEARCH, ROWS);
const RELEASE = {
  engine: ENGINE,
  index: INDEX,
  possible: possibleRows(INDEX.classes(), rowFacts(INDEX.classes(), bicycle, ENGINE), ENGINE),
  form: {
    numbers: [],
    toggles: {},
    empty: {},
    followed: [],
    chosen: [],
    assumed: [],
    asked: [],
    askedWith: {},
    duty: [],
    limits: [],
  },
  defaults: {},
};
const [RACER] = ROWS;
const RACER_CHOICES = { frame: ['racing'], gears: ['chain'] };

function ways(
  choices: Question['choices'],
  wanted: Question['wanted'],
  { row = null, figures = {} }: { row?: PlainRow | null; figures?: RowFilters } = {},
) {
  const rowChoices = row === null ? {} : RACER_CHOICES;
  return waysOut(loadedQuestion({ choices, rowChoices, wanted }, { figures, row }, RELEASE).question, ENGINE);
}

describe('a way out', () => {
  it('takes another row that bears the load, the lighter one first', () => {
    expect(ways({}, { variable: 'mudguards', value: 'yes' }, { row: RACER })).toEqual([
      { set: { mudguards: 'yes' }, drop: ['basicType'], row: expect.objectContaining({ id: 'TOURER' }), cost: 1 },
    ]);
  });

  it('never takes a row that bears less, light as it may be', () => {
    const hub = ways({}, { variable: 'gears', value: 'hub' }, { row: RACER });
    expect(hub.map(({ row }) => row?.id)).toEqual(['FREIGHTER']);
  });

  it('is none where no row bears the load: those of the wanted frame are too weak in reserve', () => {
    expect(ways({}, { variable: 'frame', value: 'mountain' }, { row: RACER })).toEqual([]);
  });

  it('keeps the row where a choice alone stands in the way, and costs it', () => {
    expect(ways({ mudguards: ['yes'] }, null, { row: RACER })).toEqual([
      { set: { mudguards: 'no' }, drop: [], cost: 1 },
      { set: {}, drop: ['basicType'], row: expect.objectContaining({ id: 'TOURER' }), cost: 1 },
    ]);
  });

  it('changes choices alone where no row is chosen, to what some row bears', () => {
    expect(ways({ frame: ['racing'], colour: ['red'] }, { variable: 'gears', value: 'hub' })).toEqual([
      { set: { frame: 'city', gears: 'hub' }, drop: [], cost: 1 },
    ]);
  });

  it('keeps the figures of a search', () => {
    const wanted = { variable: 'gears', value: 'hub' };
    expect(ways({ frame: ['racing'] }, wanted, { figures: { pull: 80 } })).toHaveLength(1);
    expect(ways({ frame: ['racing'] }, wanted, { figures: { pull: 300 } })).toEqual([]);
    expect(ways({ frame: ['racing'] }, wanted, { figures: { reserve: 2.5 } })).toEqual([]);
  });
});
