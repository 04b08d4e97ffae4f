import { describe, expect, it } from 'vitest';
import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { sheetMass } from './sheet-mass.ts';

describe('the mass a dimension sheet tells', () => {
  it('is that of the row of the catalogue, approximately', () => {
    const weighing = (mass: number) => ({ ...aRow('K67', '90L'), mass });
    expect(sheetMass(JRT_ROW_SEARCH, weighing(51.4))).toBe('≈ 51 kg');
    expect(sheetMass(JRT_ROW_SEARCH, weighing(4.52))).toBe('≈ 4.5 kg');
  });

  it('is none where the row has none, or the line knows no mass', () => {
    expect(sheetMass(JRT_ROW_SEARCH, { id: 'A' })).toBeUndefined();
    const { mass: _, ...judged } = JRT_ROW_SEARCH.judged;
    expect(sheetMass({ ...JRT_ROW_SEARCH, judged }, aRow('K67', '90L'))).toBeUndefined();
  });
});
