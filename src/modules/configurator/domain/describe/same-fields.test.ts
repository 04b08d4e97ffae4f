import { expect, it, describe as suite } from 'vitest';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { choose, configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import { describe } from './describe.ts';
import { sharing } from './same-fields.ts';

const K67 = configured(...K67_WITH_MOTOR);
const BEFORE = describe(K67, SAMPLE_PRODUCT);
const AFTER = describe(applyChange(K67, choose('brakes', 'BE2'), SAMPLE_PRODUCT).config, SAMPLE_PRODUCT);

function fieldOf(description: typeof BEFORE, id: string) {
  return description.steps.flatMap(({ fields }) => fields).find((field) => field.id === id);
}

suite('a description after a change', () => {
  it('shares the fields that still say the same, and says what the new one says', () => {
    const shared = sharing(BEFORE, AFTER);
    expect(shared).toEqual(AFTER);
    expect(fieldOf(shared, 'nameplate')).toBe(fieldOf(BEFORE, 'nameplate'));
    expect(fieldOf(shared, 'brakes')).not.toBe(fieldOf(BEFORE, 'brakes'));
  });

  it('shares nothing with none', () => {
    expect(sharing(undefined, AFTER)).toBe(AFTER);
  });
});
