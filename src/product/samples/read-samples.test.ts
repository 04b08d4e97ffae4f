import { describe, expect, it } from 'vitest';
import { JRT_SAMPLES } from '#lines/jrt/samples.ts';
import { sampleFilesWith, shippedSampleFiles } from '#testing/builders/shipped-samples.ts';
import { readSamples, type SampleFiles } from './read-samples.ts';

/** Line 2 of the items is R67 with i = 128.97; of the parameters line 2 is the gear type, line 13 the mounting position. */
type Case = [what: string, file: keyof SampleFiles, line: number, cells: Record<string, string>, code: string];

const BROKEN: readonly Case[] = [
  ['an item without a name', 'items', 2, { sample_id: '' }, 'cell.missing'],
  ['an item without a ratio', 'items', 2, { ratio: '' }, 'cell.missing'],
  ['a name that stands twice', 'items', 3, { sample_id: 'JRT-S001' }, 'sample.duplicate'],
  ['a product that stands twice', 'items', 4, { motorPower: '0.55', motorSize: '80M1' }, 'sample.same-product'],
  ['a gear type nobody offers', 'items', 2, { gearboxModel: 'Q' }, 'sample.value-not-offered'],
  ['a position nobody offers', 'items', 2, { installationPosition_values: 'M1;M9' }, 'sample.value-not-offered'],
  ['a value given twice', 'items', 2, { builtInType_values: 'R;R' }, 'sample.value-twice'],
  ['a gap between values', 'items', 2, { builtInType_values: 'R;;RF' }, 'cell.missing'],
  ['a column of choices without parameter', 'items', 2, { colour_values: 'RAL7031' }, 'sample.unknown-parameter'],
  ['a parameter without a name', 'parameters', 13, { modelKey: '' }, 'cell.missing'],
  ['a parameter given twice', 'parameters', 14, { modelKey: 'installationPosition' }, 'parameter.duplicate'],
  ['a row parameter that is gone', 'parameters', 2, { modelKey: 'gearType' }, 'sample.without-parameter'],
  ['a parameter nobody knows how to set', 'parameters', 13, { how_it_is_set: 'guess' }, 'cell.unknown-code'],
  ['a fixed parameter that is none of the row', 'parameters', 13, { how_it_is_set: 'fixed' }, 'parameter.not-of-row'],
  ['a step that is no number', 'parameters', 13, { step: 'one' }, 'cell.not-a-number'],
];

describe('reading a sample catalogue', () => {
  it('takes the shipped one: 152 items, 16 parameters', () => {
    const read = readSamples(shippedSampleFiles(), JRT_SAMPLES);
    expect(read.ok && [read.value.items.length, read.value.parameters.length]).toEqual([152, 16]);
  });

  it.each(BROKEN)('refuses %s, with its file and line', (_what, name, line, cells, code) => {
    const files = sampleFilesWith(name, line, cells);
    const read = readSamples(files, JRT_SAMPLES);
    const told = read.ok ? [] : read.refusal;
    const place = code === 'sample.without-parameter' ? 1 : line;
    expect(told).toContainEqual(expect.objectContaining({ file: files[name].file, line: place, code }));
  });

  it('reads no column that is there for a check alone, and no reason for an item', () => {
    const read = readSamples(sampleFilesWith('items', 2, { service_factor_check: 'none', why: '' }), JRT_SAMPLES);
    expect(read.ok).toBe(true);
  });

  it('leaves the parameters of other lines aside', () => {
    const { items, parameters } = shippedSampleFiles();
    const others = { line: 99, cells: { line: 'JRX', modelKey: 'gearboxModel', step: '', how_it_is_set: '' } };
    const read = readSamples(
      { items, parameters: { ...parameters, records: [...parameters.records, others] } },
      JRT_SAMPLES,
    );
    expect(read.ok && read.value.parameters.length).toBe(16);
  });

  it('offers beside the item’s own efficiency class the others of the catalogue', () => {
    const read = readSamples(shippedSampleFiles(), JRT_SAMPLES);
    expect(read.ok && read.value.items[0]?.row).toMatchObject({ efficiencyClass: ['DN', 'DU'], motorSize: ['80M1'] });
  });
});
