import { describe, expect, it } from 'vitest';
import { isConsistent, type NamedChoices } from '#engine/public.ts';
import { openInputs } from '#lines/jrt/search/open-inputs.ts';
import { rowClasses } from '#lines/jrt/search/row-classes.ts';
import { asWireRow } from '#lines/wire-rows.ts';
import { countOptions } from '#modules/catalogue/domain/search/counts.ts';
import { countRows } from '#modules/catalogue/domain/search/facet.ts';
import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import type { RowFilters, RowQuery } from '#product/row-query.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';
import { shippedRelease } from '#testing/builders/shipped-release.ts';
import { openRows } from './open-rows.ts';
import { possibleRows, rowFacts } from './possible-rows.ts';

const { index, engine, product } = shippedRelease();
const possible = possibleRows(index.classes(), rowFacts(index.classes(), product.model, engine), engine);
const gates = new Map<string, ReturnType<typeof openRows>>();
const gate = (given: NamedChoices) => {
  const key = JSON.stringify(given);
  const open = gates.get(key) ?? openRows(possible, given);
  gates.set(key, open);
  return open;
};
const table = shippedCatalogue();
const { classes } = rowClasses(table);
const openIn = (given: NamedChoices) => openInputs(table, classes, gate(given));
const FRAMES = engine.variables.find(({ id }) => id === 'motorSize')?.values ?? [];
const FREQUENCY = '50Hz';
const SINGLE_PHASE = { motorVoltage: ['1AC 220V'] };

function query(filters: RowFilters, given: NamedChoices): RowQuery {
  return { filters, given, gate };
}

function found(asked: RowQuery) {
  const answer = searchCatalogue(index, { ...asked, pageSize: 200 });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
}

describe('a search after choices elsewhere', () => {
  it('finds only rows of which a product with them exists', () => {
    const filters = { gearboxModel: 'K', reduceUnitSize: '47' };
    const rows = found(query(filters, SINGLE_PHASE)).rows;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => asWireRow(row).motorPower > 2.2)).toEqual([]);
    expect(found({ filters }).total).toBeGreaterThan(rows.length);
  });

  it.each<[string, NamedChoices]>([
    ['a brake that fits some frames', { brakes: ['BE5'] }],
    ['a bore that fits some sizes', { builtInType: ['KAF'], hollowShaftSize: ['40'] }],
    ['an approval that asks for 60 Hz', { 'ulAuthen.UL': ['yes'] }],
  ])('leaves exactly the rows that can be had with %s', (_title, given) => {
    const kind = { gearboxModel: 'K', inputType: 'motor', motorFrequency: FREQUENCY, efficiencyClass: 'DN' } as const;
    const open = openIn(given)(kind);
    const differing = sampledClasses(given).filter(({ unit, input, isPossible }) => {
      return (open.get(unit)?.[input] === 1) !== isPossible;
    });
    expect(differing).toEqual([]);
  });

  it('leaves exactly the input modules that can be had with a bore', () => {
    const given = { builtInType: ['KAF'], hollowShaftSize: ['40'] };
    const open = openIn(given)({
      gearboxModel: 'K',
      inputType: 'AM',
      motorFrequency: FREQUENCY,
      efficiencyClass: 'DN',
    });
    const adapted = classes.filter(({ values }) => values.gearboxModel === 'K' && values.inputType === 'AM');
    expect(adapted.length).toBeGreaterThan(50);
    for (const { unit, input, values } of adapted) {
      const { gearboxModel, reduceUnitSize, inputType, inputModule } = values;
      const row = engineRow({ gearboxModel, reduceUnitSize, inputType, inputModule });
      expect([values, open.get(unit)?.[input] === 1]).toEqual([values, isConsistent(engine, { ...given, ...row })]);
    }
  });

  it('finds nothing with a code the release does not know', () => {
    expect(found(query({ gearboxModel: 'K' }, { motorVoltage: ['9AC'] })).total).toBe(0);
  });

  it('asks anew when something else is chosen: a cursor of another search is refused', () => {
    const filters = { gearboxModel: 'K' };
    const { next } = found(query(filters, SINGLE_PHASE));
    const other = searchCatalogue(index, { filters, cursor: next ?? '' });
    expect(other).toMatchObject({ ok: false, refusal: { code: 'search.cursor-of-another-search' } });
  });
});

function engineRow(values: Readonly<Record<string, string>>): NamedChoices {
  return Object.fromEntries(Object.entries(values).map(([id, code]) => [id, [code]]));
}

/** Some inputs of some K units at 50 Hz, each with what the engine says when it is asked for the whole row. */
function sampledClasses(given: NamedChoices) {
  return table.units.flatMap(({ model, size }, unit) => {
    if (model !== 'K') return [];
    return table.inputs.flatMap(({ part }, input) => {
      if (!('motor' in part) || part.frequency !== '50Hz' || (unit + input) % 7 > 0) return [];
      if (!FRAMES.includes(part.motor.frame)) return [];
      const { power, poles, frame } = part.motor;
      const row = {
        gearboxModel: ['K'],
        reduceUnitSize: [size],
        inputType: ['motor'],
        efficiencyClass: ['DN'],
        motorPower: [String(power)],
        motorPoles: [String(poles)],
        motorSize: [frame],
        motorFrequency: [part.frequency],
      };
      return [{ unit, input, isPossible: isConsistent(engine, { ...given, ...row }) }];
    });
  });
}

describe('the options of a search, counted', () => {
  const asked = query({ gearboxModel: 'K', inputType: 'motor', outputSpeed: 50, serviceFactor: 1.4 }, SINGLE_PHASE);

  it('leave as many rows as a search with each finds', () => {
    const counts = countOptions(index, asked);
    expect(Object.keys(counts).sort()).toEqual([
      'durationFactor',
      'efficiencyClass',
      'motorFrequency',
      'motorPoles',
      'motorPower',
      'motorSize',
      'motorType',
      'reduceUnitSize',
    ]);
    for (const [name, values] of Object.entries(counts)) {
      const field = name === 'motorSize' ? 'motorFrame' : name;
      for (const { value, count } of values) {
        const filters = { ...asked.filters, [field]: value };
        expect([name, value, count]).toEqual([name, value, countRows(index, { ...asked, filters })]);
      }
    }
  });

  it('of the field itself do not count its own choice', () => {
    const chosen = { ...asked, filters: { ...asked.filters, motorPower: 1.5 } };
    expect(countOptions(index, chosen).motorPower).toEqual(countOptions(index, asked).motorPower);
  });

  it('of a servo adapter are counted by its dimensions too', () => {
    const counts = countOptions(index, query({ gearboxModel: 'K', inputType: 'AQS' }, {}));
    expect(counts.adapterCenteringDiameter?.length).toBeGreaterThan(1);
    const [first] = counts.adapterCenteringDiameter ?? [];
    const given = { adapterCenteringDiameter: [String(first?.value)] };
    expect(countRows(index, query({ gearboxModel: 'K', inputType: 'AQS' }, given))).toBe(first?.count);
  });
});
