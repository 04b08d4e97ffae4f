import { expect, test } from 'vitest';
import { loadDefinitions } from '#lines/definitions.ts';
import { JRW_PRODUCT } from '#lines/jrw/testing/shipped-worm-release.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { describe } from '#modules/configurator/domain/describe/describe.ts';
import { isQuotedSingly } from '#product/prices.ts';

/** What stands once a gear type is chosen, and nothing else. */
function standingOf(gearboxModel: string | null) {
  const { empty } = JRW_PRODUCT.line;
  if (gearboxModel === null) return describe(empty, JRW_PRODUCT).standing;
  const { config } = applyChange(empty, { kind: 'choose', field: 'gearboxModel', value: gearboxModel }, JRW_PRODUCT);
  return describe(config, JRW_PRODUCT).standing;
}

test.each([
  ['nothing is chosen', null, false],
  ['a single worm unit is', 'W', false],
  ['a pair is', 'WW', true],
])('a worm reducer when %s', (_, gearboxModel, isSingly) => {
  expect(isQuotedSingly(JRW_PRODUCT.line, standingOf(gearboxModel))).toBe(isSingly);
});

test('lines that no list has rows for are quoted one by one from the beginning', async () => {
  const singly = [...(await loadDefinitions())].filter(([, line]) => isQuotedSingly(line, {})).map(([code]) => code);
  expect(singly.sort()).toEqual(['JRH', 'JRP']);
});
