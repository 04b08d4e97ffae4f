import { describe, expect, it } from 'vitest';
import { partFigures } from '#lines/jrt/rows/part-figures.ts';
import type { Values } from '#product/configuration.ts';
import { shippedCatalogue, shippedIndex } from '#testing/builders/shipped-catalogue.ts';
import { dimensionSection } from './dimension-section.ts';

function printed(id: string, standing: Values) {
  const row = shippedIndex().find(id, {});
  if (row === undefined) throw new Error(`The catalogue has no ${id}`);
  const { rows, note } = dimensionSection(standing, partFigures(shippedCatalogue(), row));
  return {
    rows: Object.fromEntries(rows.map(({ label, symbol, value }) => [symbol ?? label.en, value])),
    note: note?.en,
  };
}

const K47 = 'K47-3-29.32-DN90L4-1.5-50';

describe('the main dimensions on the sheet of a gear motor', () => {
  it('are those of shaft, key and feet of a unit on feet, the pitch across the motor axis as a', () => {
    const { rows, note } = printed(K47, { inputType: 'motor', builtInType: 'K', outputShaftSize: '30x60' });
    expect(rows).toEqual({ d: '30', l: '60', u: '8', t: '33', l2: '50', h: '112', a: '120', b: '130', s: '11' });
    expect(note).toMatch(/^Source: printed dimension tables/);
  });

  it('are those of bore and flange of a hollow shaft with flange, and of no feet', () => {
    const standing = { inputType: 'motor', builtInType: 'KAF', hollowShaftSize: '35', flangeSize: '200' };
    expect(printed(K47, standing).rows).toEqual({ D: '165', D2: '200', D1: '130', s1: '11', d: '35' });
  });

  it('say the flange the customer’s motor meets', () => {
    const standing = { inputType: 'AM', builtInType: 'KA', hollowShaftSize: '35' };
    expect(printed('K47-3-29.32-AM90', standing).rows).toEqual({
      d: '35',
      'Motor shaft, diameter': '24',
      'Motor shaft, length': '50',
      'Adapter flange, diameter': '200',
      'Adapter flange, bolt circle': '165',
      'Adapter flange, pilot diameter': '130',
    });
  });

  it('of a size without a printed table are marked, and a B14 flange nobody has is left out', () => {
    const row = shippedIndex();
    const plan = row.plan({ filters: { gearboxModel: 'K', reduceUnitSize: '39', inputType: 'motor' } });
    if (!plan.ok) throw new Error('Nothing stands in the way of this search');
    let id = '';
    plan.value.scan(({ row: number }) => {
      id ||= plan.value.rowOf(number).id;
    });
    const { rows, note } = printed(id, { inputType: 'motor', builtInType: 'K', outputShaftSize: '30x60' });
    expect(rows.d).toBe('≈\u00a030');
    expect(rows).not.toHaveProperty('h');
    expect(note).toMatch(/^≈: no printed table/);
  });
});
