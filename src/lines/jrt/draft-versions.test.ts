import { describe, expect, it } from 'vitest';
import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { readPersisted } from '#modules/configurator/domain/wizard/persisted.ts';
import { upToDate } from '#product/drafts.ts';
import { JRT_DRAFTS } from './draft-versions.ts';
import { JRT_LINE } from './line.ts';

describe('stored forms of earlier versions', () => {
  it('are brought up step by step', () => {
    const migrations = {
      1: (form: object) => ({ ...form, second: true }),
      2: (form: object) => ({ ...form, third: true }),
    };
    expect(upToDate({ version: 1 }, { migrations, version: 3 })).toEqual({ version: 3, second: true, third: true });
  });

  it('have a way up from every version', () => {
    expect(Object.keys(JRT_DRAFTS.migrations).map(Number)).toEqual(
      Array.from({ length: JRT_DRAFTS.version }, (_, version) => version),
    );
  });

  it.each([99, -1, 0.5])('of version %d are not read', (version) => {
    expect(upToDate({ version }, JRT_DRAFTS)).toBeUndefined();
  });

  it("of version 1 keep their row, whose module's speed was not noted yet", () => {
    const { inputSpeedMax: _later, ...row } = aRow('K67', 'AM90');
    const configuration = { ...EMPTY_CONFIGURATION, basicType: row };
    const { state, dropped } = readPersisted({ version: 1, configuration, detailConfig: configuration }, JRT_LINE);
    expect([dropped, state.history.present.basicType, state.detailConfig?.basicType]).toEqual([
      [],
      { ...row, inputSpeedMax: null },
      { ...row, inputSpeedMax: null },
    ]);
  });

  it('without a version lose options that are no codes', () => {
    const { state } = readPersisted({ otherMotorOptions: ['C', Object.create(null), 7] }, JRT_LINE);
    expect(state.history.present.values).toEqual({ 'otherMotorOptions.C': 'yes' });
  });

  it('without a version hold all fields side by side', () => {
    const { state, dropped } = readPersisted(
      {
        currentStep: 4,
        gearboxModel: 'K',
        brakes: ['BE2'],
        otherMotorOptions: ['C', 'KS'],
        ratio: 57.35,
        remark: 'x',
      },
      JRT_LINE,
    );
    expect(dropped).toEqual([]);
    expect(state.currentStep).toBe(4);
    expect(state.history.present).toMatchObject({
      values: { gearboxModel: 'K', brakes: 'BE2', 'otherMotorOptions.C': 'yes', 'otherMotorOptions.KS': 'yes' },
      search: { ratio: 57.35 },
      texts: { remark: 'x' },
    });
  });
});
