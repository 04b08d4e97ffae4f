import { describe, expect, it } from 'vitest';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { fitToRelease } from '#modules/configurator/domain/change/reconcile.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { describe as describeConfiguration } from '#modules/configurator/domain/describe/describe.ts';
import { aRow, SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Change } from '#product/change.ts';
import { fromSavedForm, toSavedForm } from './saved-form.ts';
import { fromWireForm, toWireForm } from './wire-form.ts';
import { JRT_WIRE_FORM } from './wire-schema.ts';

const EXTRAS = { releaseHash: '0123456789abcdef', specialWishes: false };

function lineOf(row: ReturnType<typeof aRow>) {
  const changes: Change[] = [
    { kind: 'choose', field: 'gearboxModel', value: row.gearboxModel },
    { kind: 'choose', field: 'inputType', value: row.inputType },
    { kind: 'basicType', row },
    { kind: 'choose', field: 'builtInType', value: 'KAF' },
  ];
  const config = changes.reduce(
    (before, change) => applyChange(before, change, SAMPLE_PRODUCT).config,
    SAMPLE_PRODUCT.line.empty,
  );
  return toSavedForm(config, resolvedValues(config, SAMPLE_PRODUCT), { technicalVersion: 'en' });
}

function withoutLoad<Part extends object>({
  outputTorque: _torque,
  motorPower: _power,
  ...part
}: Part & { outputTorque: unknown; motorPower: unknown }) {
  return part;
}

describe.each([
  ['with a motor of ours', aRow('K67', '90L')],
  ['with a servo adapter', aRow('K67', 'AQS100/1')],
])('a line %s', (_what, row) => {
  const line = lineOf(row)!;

  it('travels as the contract says, its row only by id', () => {
    const form = toWireForm(line, EXTRAS);
    expect(JRT_WIRE_FORM.safeParse(form).error).toBeUndefined();
    expect(form).toMatchObject({ basicTypeId: row.id, releaseHash: EXTRAS.releaseHash });
    expect(JSON.stringify(form)).not.toContain('catalogueRow');
  });

  it('says what was required and asked for, and may stem from before it did', () => {
    const { isDrawing: _drawing, serviceFactor: _factor, ...old } = toWireForm(line, EXTRAS)!;
    const { serviceFactor, inputModule, isDrawing } = JRT_WIRE_FORM.parse({
      ...old,
      inputModule: old.inputModule && withoutLoad(old.inputModule),
    });
    expect([serviceFactor, inputModule, isDrawing]).toEqual([null, old.inputModule, undefined]);
    const form = JRT_WIRE_FORM.parse(toWireForm({ ...line, serviceFactor: 1.5, isDrawing: true }, EXTRAS));
    expect(fromSavedForm(fromWireForm(form, row))).toMatchObject({ isDrawing: true, search: { serviceFactor: 1.5 } });
  });

  it('keeps the tolerance its drive was looked for with', () => {
    const asked = { outputSpeed: 50, tolerance: 0.05 };
    const form = JRT_WIRE_FORM.parse(toWireForm({ ...line, asked }, EXTRAS));
    const config = fromSavedForm(fromWireForm(form, row));
    expect(config.tolerance).toBe(0.05);
    expect(toSavedForm(config, {}, { technicalVersion: 'en' })?.asked).toEqual(asked);
  });

  it('comes back as the same configuration once the row is found again', () => {
    const form = JRT_WIRE_FORM.parse(toWireForm(line, EXTRAS));
    expect(fromSavedForm(fromWireForm(form, row))).toEqual(fromSavedForm(line));
  });
});

describe('a line whose row is gone', () => {
  const opened = (row: ReturnType<typeof aRow>) => {
    const form = JRT_WIRE_FORM.parse(toWireForm({ ...lineOf(row)!, serviceFactor: 1.4 }, EXTRAS));
    return fitToRelease(fromSavedForm(fromWireForm(form, null)), SAMPLE_PRODUCT);
  };

  it('keeps every other choice, and what it was of the row to find the nearest one', () => {
    const { config, cleared } = opened(aRow('K67', '90L'));
    expect(cleared).toEqual([]);
    expect(config).toMatchObject({
      basicType: null,
      values: {
        gearboxModel: 'K',
        inputType: 'motor',
        builtInType: 'KAF',
        reduceUnitSize: '67',
        motorPoles: '4',
        motorVoltage: '3AC 380V',
      },
      search: { speedOrRatio: 'ratio', ratio: 57.35, serviceFactor: 1.4 },
    });
  });

  it('on a module keeps the module', () => {
    const { config, cleared } = opened(aRow('K67', 'AQS100/1'));
    expect(cleared).toEqual([]);
    expect(config).toMatchObject({ basicType: null, values: { inputType: 'AQS', inputModule: 'AQS100/1' } });
  });

  it('asks for a row, and is complete with it again', () => {
    const { config } = opened(aRow('K67', '90L'));
    expect(describeConfiguration(config, SAMPLE_PRODUCT).openPoints.map(({ code }) => code)).toEqual([
      'basic-type-missing',
    ]);
    const again = applyChange(config, { kind: 'basicType', row: aRow('K67', '90L') }, SAMPLE_PRODUCT);
    expect(describeConfiguration(again.config, SAMPLE_PRODUCT).isComplete).toBe(true);
    expect(again.config.values.builtInType).toBe('KAF');
  });
});

it('a line without a row does not travel', () => {
  expect(toWireForm({ ...lineOf(aRow('K67', '90L'))!, basicType: null, inputModule: null }, EXTRAS)).toBeNull();
});
