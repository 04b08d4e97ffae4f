import { expect, it } from 'vitest';
import { JRT_SHEET } from '#lines/jrt/sheet/sheet.ts';
import { describe } from '#modules/configurator/domain/describe/describe.ts';
import { choose, configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { aRow, SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import { sheetOfProduct } from './sheet-of-product.ts';

it.each([
  ['three-phase', '3AC 380V', ['DN (IE3)']],
  ['single-phase', '1AC 220V', []],
])('a %s motor is printed with its efficiency class only where it has one', (_title, motorVoltage, printed) => {
  const small = aRow('K67', '80M2', { inputType: 'motor' });
  const config = configured(...K67_WITH_MOTOR, { kind: 'basicType', row: small }, choose('motorVoltage', motorVoltage));
  const { standing } = describe(config, SAMPLE_PRODUCT);
  expect(standing.motorVoltage).toBe(motorVoltage);
  const sheet = sheetOfProduct(
    {
      row: small,
      standing,
      config,
      productName: '',
      typeCode: '',
      fullTypeCode: '',
      specialWishes: '',
      remark: '',
    },
    {
      fields: SAMPLE_PRODUCT.fields,
      steps: [],
      line: SAMPLE_PRODUCT.line,
      form: JRT_SHEET,
      release: { version: '', hash: '' },
      language: 'en',
      date: '2026-01-05',
    },
  );
  const classes = sheet.performance.filter(({ label }) => label.en === 'Efficiency class').map(({ value }) => value);
  expect(classes).toEqual(printed);
});
