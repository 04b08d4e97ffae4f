import { expect, it } from 'vitest';
import { describe } from '#modules/configurator/domain/describe/describe.ts';
import { choose, configured } from '#modules/configurator/domain/testing/configured.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import { listedOptions } from './listed-options.ts';

/** The codes a field lists, each with whether it is excluded. */
function listed(id: string, ...choices: (readonly [field: string, code: string])[]) {
  const config = configured(...choices.map(([field, code]) => choose(field, code)));
  const field = describe(config, SAMPLE_PRODUCT)
    .steps.flatMap((step) => step.fields)
    .find((one) => one.id === id);
  if (field === undefined) throw new Error(`There is no ${id}`);
  return listedOptions(field, config, SAMPLE_PRODUCT).map(({ code, state }) =>
    state === 'excluded' ? `${code} ✗` : code,
  );
}

it('lists of a fixed input type its own modules alone', () => {
  expect(listed('inputModule', ['gearboxModel', 'K'], ['inputType', 'AM'])).toEqual(['AM90']);
  expect(listed('inputModule', ['gearboxModel', 'K'], ['inputType', 'AQS'])).toEqual(['AQS100/1', 'AQS100/2']);
});

it('keeps in sight what other choices exclude', () => {
  expect(listed('motorPower', ['gearboxModel', 'K'], ['inputType', 'motor'], ['motorVoltage', '1AC 220V'])).toContain(
    '30 ✗',
  );
});
