import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { choose, configured, EMPTY_WIZARD, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import { readPersisted, toPersisted } from './persisted.ts';
import { reduceWizard } from './reducer.ts';

const K67 = configured(...K67_WITH_MOTOR, choose('brakes', 'BE2'), {
  kind: 'extra',
  field: 'customColor',
  value: '#2271b3',
});
const OPENED = reduceWizard(EMPTY_WIZARD, { type: 'open', lineId: 'line-1', detail: K67 }, SAMPLE_PRODUCT);
const STORED = JSON.parse(JSON.stringify(toPersisted({ ...OPENED, currentStep: 3 }, JRT_LINE)));

describe('what is kept in client storage', () => {
  it('is read back as it was', () => {
    expect(readPersisted(STORED, JRT_LINE)).toEqual({ state: { ...OPENED, currentStep: 3 }, dropped: [] });
  });

  it('keeps a tolerance that was taken, and none that nobody can take', () => {
    const withTolerance = (tolerance: unknown) => ({
      ...STORED,
      configuration: { ...STORED.configuration, tolerance },
    });
    const read = readPersisted(withTolerance(0.05), JRT_LINE);
    expect([read.state.history.present.tolerance, read.dropped]).toEqual([0.05, []]);
    const other = readPersisted(withTolerance(0.5), JRT_LINE);
    expect([other.state.history.present.tolerance, other.dropped]).toEqual([undefined, ['tolerance']]);
  });

  it.each([null, undefined])('is the default where nothing was stored', (json) => {
    expect(readPersisted(json, JRT_LINE)).toEqual({ state: EMPTY_WIZARD, dropped: [] });
  });

  it.each<[string, object, string]>([
    ['a step that does not exist', { ...STORED, currentStep: 7 }, 'currentStep'],
    [
      'a row that is none',
      { ...STORED, configuration: { ...STORED.configuration, basicType: { id: 'x' } } },
      'basicType',
    ],
    [
      'a colour that is none',
      { ...STORED, configuration: { ...STORED.configuration, customColor: 'red' } },
      'customColor',
    ],
    [
      'a code that is no text',
      { ...STORED, configuration: { ...STORED.configuration, values: { brakes: 7 } } },
      'brakes',
    ],
    [
      'a number that is none',
      { ...STORED, configuration: { ...STORED.configuration, search: { ratio: '57' } } },
      'ratio',
    ],
    [
      'a toggle that is none',
      { ...STORED, configuration: { ...STORED.configuration, search: { speedOrRatio: 1 } } },
      'speedOrRatio',
    ],
    [
      'a power that is none',
      { ...STORED, configuration: { ...STORED.configuration, search: { motorPower: '1.5' } } },
      'motorPower',
    ],
    ['a text that is none', { ...STORED, configuration: { ...STORED.configuration, texts: { remark: [] } } }, 'remark'],
  ])('loses %s and says so', (_title, json, name) => {
    expect(readPersisted(json, JRT_LINE).dropped).toEqual([name]);
  });

  it('keeps the rest when one part is damaged', () => {
    const { state } = readPersisted(
      { ...STORED, configuration: { ...STORED.configuration, basicType: 'x' } },
      JRT_LINE,
    );
    expect(state.history.present).toEqual({ ...K67, basicType: null });
  });

  it('drops presets of variables that hold nothing', () => {
    const configuration = { ...EMPTY_CONFIGURATION, presets: ['brakes', 3] };
    expect(readPersisted({ ...STORED, configuration }, JRT_LINE).state.history.present.presets).toEqual([]);
  });

  it('of a later version is left alone', () => {
    expect(readPersisted({ ...STORED, version: 99 }, JRT_LINE)).toEqual({ state: EMPTY_WIZARD, dropped: ['version'] });
  });

  it('is read whatever it is, without an error', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (configuration, part) => {
        readPersisted(configuration, JRT_LINE);
        readPersisted({ version: 1, configuration }, JRT_LINE);
        readPersisted(
          { version: 1, configuration: { values: part, search: part, texts: part, presets: part } },
          JRT_LINE,
        );
        readPersisted({ nameplate: part, brakes: [part] }, JRT_LINE);
      }),
      { numRuns: 200 },
    );
  });
});
