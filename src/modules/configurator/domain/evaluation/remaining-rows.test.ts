// @tests slow
import { describe, expect, it } from 'vitest';
import { isConsistent, type NamedChoices } from '#engine/public.ts';
import { rowValues } from '#lines/jrt/row-values.ts';
import { listBasicTypes } from '#lines/jrt/rows/list-basic-types.ts';
import { possibleRows, rowFacts } from '#modules/catalogue/domain/rows/possible-rows.ts';
import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import { engineChoices } from '#modules/configurator/domain/context/engine-values.ts';
import type { RowFilters } from '#product/row-query.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';
import { shippedRelease } from '#testing/builders/shipped-release.ts';
import { remainingRows } from './remaining-rows.ts';

const TABLE = shippedCatalogue();
const { engine: ENGINE, product, index: INDEX } = shippedRelease('diagram');
const remaining = remainingRows(
  INDEX,
  possibleRows(INDEX.classes(), rowFacts(INDEX.classes(), product.model, ENGINE), ENGINE),
);

function countOf(choices: NamedChoices, figures: RowFilters = {}) {
  const found = remaining(choices, figures);
  if (!found.ok) throw new Error(JSON.stringify(found.refusal));
  return found.value;
}

const WORMS = [...listBasicTypes(TABLE)].filter((row) => row.gearboxModel === 'S' && row.serviceFactor >= 1 - 1e-9);

/** The same by asking the engine about every row by itself. */
function countedOneByOne(choices: NamedChoices): number {
  const answers = new Map<string, boolean>();
  let count = 0;
  for (const row of WORMS) {
    const values = rowValues(row);
    if (Object.entries(values).some(([id, code]) => choices[id]?.includes(code) === false)) continue;
    const key = Object.values(values).join();
    const known = answers.get(key) ?? isConsistent(ENGINE, { ...choices, ...engineChoices(values) });
    answers.set(key, known);
    if (known) count++;
  }
  return count;
}

describe('the basic types that are left', () => {
  it.each<[string, NamedChoices]>([
    ['a size', { gearboxModel: ['S'], reduceUnitSize: ['67'] }],
    ['a voltage alone', { gearboxModel: ['S'], motorVoltage: ['1AC 220V'] }],
    ['a brake and a mounting position', { gearboxModel: ['S'], brakes: ['BE11'], installationPosition: ['M4'] }],
    [
      'one of two sizes and a hollow bore',
      { gearboxModel: ['S'], reduceUnitSize: ['67', '77'], hollowShaftSize: ['45'] },
    ],
    ['a module', { gearboxModel: ['S'], inputType: ['AQS'], builtInType: ['SAF'] }],
  ])(
    'are those the engine leaves with %s',
    (_, choices) => {
      expect(countOf(choices).total).toBe(countedOneByOne(choices));
    },
    120_000,
  );

  it('are those the search finds', () => {
    const filters = {
      gearboxModel: 'K',
      reduceUnitSize: '67',
      inputType: 'motor',
      outputSpeed: 25,
      serviceFactor: 1.4,
    };
    const found = searchCatalogue(INDEX, { filters });
    const { gearboxModel, reduceUnitSize, inputType, ...figures } = filters;
    const chosen = { gearboxModel, reduceUnitSize, inputType, motorFrequency: '50Hz', efficiencyClass: 'DN' };
    expect(found.ok && found.value.total).toBe(countOf(engineChoices(chosen), figures).total);
  });

  it('are counted per value without the own choice of its field, and add up to what is left without it', () => {
    const chosen: NamedChoices = { gearboxModel: ['K'], reduceUnitSize: ['67'], motorVoltage: ['3AC 380V'] };
    const { reduceUnitSize: _size, ...others } = chosen;
    const sizes = countOf(chosen).per.get('reduceUnitSize');
    expect([...(sizes?.values() ?? [])].reduce((sum, count) => sum + count, 0)).toBe(countOf(others).total);
    expect(sizes?.get('67')).toBe(countOf(chosen).total);
  });

  it('are refused a figure that cannot be searched', () => {
    expect(remaining({}, { ratio: -1 }).ok).toBe(false);
  });
});
