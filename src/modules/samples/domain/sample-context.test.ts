import { describe, expect, it } from 'vitest';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { completenessOf } from '#modules/configurator/domain/describe/completeness.ts';
import { SAMPLE_PRODUCT, SAMPLE_ROWS } from '#modules/configurator/domain/testing/sample-product.ts';
import { emptyWizard, isDirty, reduceWizard } from '#modules/configurator/domain/wizard/reducer.ts';
import type { OfferedSamples } from '#product/samples/samples.ts';
import { choicesAgainst } from './against-sample.ts';
import { allowedValues } from './allowed-values.ts';
import { allPicks, type SamplePick } from './picks.ts';
import { sampleContext } from './sample-context.ts';
import { sampleFault } from './sample-pairs.ts';

const ROWS = SAMPLE_ROWS.filter(({ gearboxModel, inputType }) => gearboxModel === 'K' && inputType === 'motor').slice(
  0,
  2,
);
const parameter = (modelKey: string, setting: 'fixed' | 'choice' = 'choice') => ({
  modelKey,
  step: 0,
  setting,
  values: [],
});

const LIST: OfferedSamples = {
  parameters: [
    ...['gearboxModel', 'ratio'].map((key) => parameter(key, 'fixed')),
    ...['builtInType', 'installationPosition', 'hollowShaftSize'].map((key) => parameter(key)),
  ],
  items: ROWS.map((row: BasicType, at) => ({
    id: `S${at}`,
    allowed: { builtInType: ['K', 'KA'] },
    variants: [{ values: { gearboxModel: row.gearboxModel, ratio: String(row.ratio) }, row }],
  })),
};

function firstPick(): SamplePick {
  const [pick] = allPicks(LIST);
  if (pick === undefined) throw new Error('There is a sample');
  return pick;
}

const PICK = firstPick();
const context = sampleContext(SAMPLE_PRODUCT, { list: LIST, pick: PICK, leftOut: ['vfdOptions', 'wiringMethod'] });

describe('a line as it is configured from a sample', () => {
  it('begins complete with the sample, and has changed nothing by that', () => {
    const start = emptyWizard(context.line);
    expect(isDirty(start)).toBe(false);
    const { openPoints, standing } = completenessOf(start.history.present, context);
    expect([openPoints, standing.builtInType]).toEqual([[], 'K']);
    expect(start.history.present.presets).toContain('builtInType');
  });

  it('goes back to the sample by a reset', () => {
    const change = { kind: 'choose', field: 'installationPosition', value: 'M4' } as const;
    const changed = reduceWizard(emptyWizard(context.line), { type: 'change', change }, context);
    expect(isDirty(changed)).toBe(true);
    expect(isDirty(reduceWizard(changed, { type: 'reset' }, context))).toBe(false);
  });

  it('has all fields but the inverter options and the cable outlet (spec 001 §3)', () => {
    const left = SAMPLE_PRODUCT.fields.filter((field) => !context.fields.includes(field)).map(({ id }) => id);
    expect(left).toEqual(['wiringMethod', 'vfdOptions']);
  });

  it('is saved with its parameters, and with what is required besides though nothing is ticked', () => {
    const { empty, saved } = context.line;
    const config = { ...empty, texts: { ...empty.texts, customizedRequirements: 'No logo', remark: 'Belt 2' } };
    const { standing } = completenessOf(config, context);
    expect(saved.write(config, standing, { technicalVersion: 'en', releaseHash: '0123456789abcdef' })).toMatchObject({
      sampleSelectionFlag: 'Y',
      lectoTypeParamsValues: expect.arrayContaining([{ modelKey: 'builtInType', customerValues: ['K'] }]),
      customizedRequirements: 'No logo',
      remark: 'Belt 2',
    });
  });

  it('keeps its draft apart from that of the full configurator', () => {
    expect(context.line.drafts.part).not.toBe(SAMPLE_PRODUCT.line.drafts.part);
  });
});

describe('what is left of a list', () => {
  it('is what some item has beside the other choices', () => {
    const left = allowedValues(LIST, { builtInType: 'KA' }, SAMPLE_PRODUCT);
    expect([...(left.get('builtInType') ?? [])]).toEqual(['K', 'KA']);
    expect([...(left.get('ratio') ?? [])]).toEqual([...new Set(ROWS.map(({ ratio }) => String(ratio)))]);
  });

  it('is refused by as few choices as suffice', () => {
    const chosen = { gearboxModel: 'K', ratio: String(PICK.variant.values.ratio), installationPosition: 'M1' };
    expect(choicesAgainst(LIST, chosen, { ratio: '999' })).toEqual({});
    expect(choicesAgainst(LIST, { ...chosen, builtInType: 'KH' })).toEqual({ builtInType: 'KH' });
    expect(choicesAgainst(LIST, chosen)).toBeUndefined();
  });
});

it.each([
  ['another row', { rowId: 'none', standing: {} }, [], 'not-listed'],
  ['an assembly it does not have', { standing: { builtInType: 'KH' } }, [], 'value-outside'],
  [
    'a parameter nobody knows',
    { standing: {} },
    [{ modelKey: 'brakes', customerValues: ['BE2'] }],
    'unknown-parameter',
  ],
  ['a value that does not stand', { standing: {} }, [{ modelKey: 'ratio', customerValues: ['1'] }], 'contradiction'],
])('%s is no product of the catalogue', (_what, about, pairs, code) => {
  expect(sampleFault(LIST, pairs, { rowId: PICK.variant.row.id, ...about })).toMatchObject({ code });
});
