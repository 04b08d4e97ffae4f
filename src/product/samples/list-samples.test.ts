// @tests slow
import { describe, expect, it } from 'vitest';
import { JRT_SAMPLES } from '#lines/jrt/samples.ts';
import { shippedIndex } from '#testing/builders/shipped-catalogue.ts';
import {
  sampleFilesWith,
  shippedSampleFiles,
  shippedSampleSource,
  shippedSamples,
} from '#testing/builders/shipped-samples.ts';
import { listSamples } from './list-samples.ts';

const RECORDS = new Map(shippedSampleFiles().items.records.map(({ cells }) => [cells.sample_id, cells]));

describe('the shipped sample catalogue over the shipped rows', () => {
  it('bears out all items but the one whose unit has no shaft on record, and names that', () => {
    const { items, withdrawn } = shippedSamples();
    expect([items.length, withdrawn]).toEqual([
      151,
      [expect.objectContaining({ id: 'JRT-S040', line: 41, because: 'row-gone' })],
    ]);
  });

  it('agrees with the figures the files have for comparison', () => {
    for (const { id, variants } of shippedSamples().items) {
      const { output_speed_rpm_check, output_torque_nm_check, service_factor_check } = RECORDS.get(id) ?? {};
      const row = shippedIndex().find(variants[0]?.row.id ?? '', {});
      expect([id, row?.outputSpeed.toFixed(1)]).toEqual([id, output_speed_rpm_check]);
      expect([id, row?.outputTorque.toFixed(0)]).toEqual([id, output_torque_nm_check]);
      expect(Math.abs((row?.serviceFactor ?? 0) - Number(service_factor_check)), id).toBeLessThanOrEqual(0.0051);
    }
  });

  it('has the four ratios of the specification on size 67 with frame 80', () => {
    const found = shippedSamples()
      .items.flatMap(({ variants }) => variants.slice(0, 1).map(({ values }) => values))
      .filter(({ reduceUnitSize, motorSize }) => reduceUnitSize === '67' && motorSize?.startsWith('80'))
      .map(({ ratio }) => ratio);
    expect([...new Set(found)]).toEqual(expect.arrayContaining(['128.97', '109.04', '108.03', '106.75']));
  });

  it('has each item in IE3 and, for choice, in IE4', () => {
    const classes = shippedSamples().items.map(({ variants }) => variants.map(({ values }) => values.efficiencyClass));
    expect(new Set(classes.map(String))).toEqual(new Set(['DN,DU']));
  });
});

describe('an item the rows do not bear out', () => {
  const listed = (line: number, cells: Record<string, string>) =>
    listSamples(shippedSampleSource(sampleFilesWith('items', line, cells)), JRT_SAMPLES, shippedIndex());

  it('is withdrawn where its row is gone', () => {
    const { items, withdrawn } = listed(2, { ratio: '128.98' });
    expect(items.map(({ id }) => id)).not.toContain('JRT-S001');
    expect(withdrawn[0]).toMatchObject({ id: 'JRT-S001', because: 'row-gone', line: 2 });
    expect(withdrawn[0]?.figure).toContain('R 67 128.98');
  });

  it('is withdrawn where its row bears less than its load', () => {
    const { withdrawn } = listed(2, { motorPower: '0.75', motorSize: '80M2' });
    expect(withdrawn[0]).toMatchObject({ id: 'JRT-S001', because: 'overloaded', figure: '0.995' });
  });
});
