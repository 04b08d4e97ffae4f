import { describe, expect, it } from 'vitest';
import type { WormRow } from '#lines/jrw/rows/worm-row.ts';
import { JRW_SAMPLES } from '#lines/jrw/samples.ts';
import { sampleFilesWith, shippedSampleFiles, shippedWormSamples } from '#testing/builders/shipped-samples.ts';
import { readSamples } from './read-samples.ts';

const RECORDS = new Map(shippedSampleFiles(JRW_SAMPLES).items.records.map(({ cells }) => [cells.sample_id, cells]));
const { items, parameters, withdrawn } = shippedWormSamples();

/** Within 1.2 %: the figures for comparison were computed from rounded efficiencies and powers, and are rounded themselves. */
const isRounded = (share: number) => Math.abs(share - 1) <= 0.012;

describe('the shipped sample catalogue of the worm units', () => {
  it('has 96 items and 12 parameters, and the rows bear out all of them', () => {
    expect([items.length, parameters.length, withdrawn]).toEqual([96, 12, []]);
  });

  it('agrees with the figures the file has for comparison as far as they are rounded', () => {
    for (const { id, variants } of items) {
      const { output_speed_rpm_check, output_torque_nm_check, service_factor_check } = RECORDS.get(id) ?? {};
      const row = variants[0]?.row as WormRow;
      expect(Math.abs(row.outputSpeed - Number(output_speed_rpm_check)), id).toBeLessThanOrEqual(0.0501);
      expect(row.outputTorque / Number(output_torque_nm_check), id).toSatisfy(isRounded);
      expect(row.serviceFactor / Number(service_factor_check), id).toSatisfy(isRounded);
    }
  });

  it('has each item on the input flanges its line of the file lists, its own first', () => {
    for (const { id, variants } of items) {
      const { inputFlange = '', inputFlange_values = '' } = RECORDS.get(id) ?? {};
      const [own, ...others] = variants.map(({ values }) => values.inputFlange);
      expect([id, own]).toEqual([id, inputFlange]);
      expect([id, [own, ...others].toSorted()]).toEqual([id, inputFlange_values.split(';').toSorted()]);
    }
  });

  it('has motors of the class that is delivered, those too small for one without', () => {
    const classOf = ({ row }: (typeof items)[number]['variants'][number]) => (row as WormRow).efficiencyClass;
    const classes = items.flatMap(({ variants }) => variants.map(classOf));
    expect([...new Set(classes)].toSorted()).toEqual(['AC', 'DN']);
  });

  it('refuses an item whose own input flange is none of its own, or that lists one twice', () => {
    const codesOf = (cells: Record<string, string>) => {
      const read = readSamples(sampleFilesWith('items', 2, cells, JRW_SAMPLES), JRW_SAMPLES);
      return read.ok ? [] : read.refusal.map(({ code, column }) => [code, column]);
    };
    expect(codesOf({ inputFlange_values: 'B5' })).toEqual([['sample.value-not-offered', 'inputFlange_values']]);
    expect(codesOf({ inputFlange_values: 'B14;B14' })).toEqual([['sample.value-twice', 'inputFlange_values']]);
  });
});
