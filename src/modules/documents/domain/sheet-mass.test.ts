import { describe, expect, it } from 'vitest';
import { JD_ROW_SEARCH } from '#lines/jd/columns.ts';
import { SHIPPED_ROWS } from '#lines/jd/testing/shipped-motors.ts';
import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { sheetMass } from './sheet-mass.ts';

describe('the mass a dimension sheet tells', () => {
  it('is that of the row of the catalogue, approximately', () => {
    const weighing = (mass: number) => ({ ...aRow('K67', '90L'), mass });
    expect(sheetMass(JRT_ROW_SEARCH, weighing(51.4))).toBe('≈ 51 kg');
    expect(sheetMass(JRT_ROW_SEARCH, weighing(4.52))).toBe('≈ 4.5 kg');
  });

  it('is that of a motor too, whose rows are not judged by their mass', () => {
    const masses = SHIPPED_ROWS.filter(({ motorPoles, motorSize }) => motorSize === '132S' && motorPoles === 4).map(
      (row) => sheetMass(JD_ROW_SEARCH, row),
    );
    expect(masses).toContain('≈ 74 kg');
    expect(masses).not.toContain(undefined);
  });

  it('is none where the row has none, or the line knows no mass', () => {
    expect(sheetMass(JRT_ROW_SEARCH, { id: 'A' })).toBeUndefined();
    const columns = JRT_ROW_SEARCH.columns.filter(({ id }) => id !== 'mass');
    expect(sheetMass({ ...JRT_ROW_SEARCH, columns }, aRow('K67', '90L'))).toBeUndefined();
  });
});
