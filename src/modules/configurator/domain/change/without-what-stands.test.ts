import { expect, describe as group, it } from 'vitest';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { describe } from '#modules/configurator/domain/describe/describe.ts';
import { choose, configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Configuration } from '#product/configuration.ts';
import { withoutWhatStands } from './without-what-stands.ts';

const AS_CONFIGURED = configured(...K67_WITH_MOTOR, choose('brakes', 'BE2'), choose('color', 'RAL5015'));

/** The same product as a saved line holds it: every field with what stands in it. */
function asSaved(config: Configuration): Configuration {
  const standing = resolvedValues(config, SAMPLE_PRODUCT);
  const values = Object.fromEntries(Object.entries(standing).filter(([, code]) => code !== '-'));
  return { ...config, values, presets: [] };
}

function statesOf(config: Configuration) {
  const { steps } = describe(config, SAMPLE_PRODUCT);
  return new Map(
    steps.flatMap(({ fields }) =>
      fields.map(({ id, options }) => [id, new Map(options.map(({ code, state }) => [code, state]))] as const),
    ),
  );
}

group('a saved line as it was configured', () => {
  const opened = withoutWhatStands(asSaved(AS_CONFIGURED), SAMPLE_PRODUCT);

  it('is the same product, and nothing is open', () => {
    expect(resolvedValues(opened, SAMPLE_PRODUCT)).toEqual(resolvedValues(AS_CONFIGURED, SAMPLE_PRODUCT));
    expect(describe(opened, SAMPLE_PRODUCT).isComplete).toBe(true);
  });

  it('shows what was usual as usual, and what was chosen as chosen', () => {
    const states = statesOf(opened);
    for (const field of ['protectionClass', 'nameplate', 'brakingVoltage', 'installationPosition', 'surfaceProtection'])
      expect([field, ...(states.get(field)?.values() ?? [])]).not.toContain('chosen');
    expect(states.get('color')?.get('RAL5015')).toBe('chosen');
    expect(states.get('brakes')?.get('BE2')).toBe('chosen');
    expect(states.get('gearboxModel')?.get('K')).toBe('chosen');
  });

  it('strikes no other gear type out, as the arrangement of shafts was not chosen', () => {
    expect(statesOf(asSaved(AS_CONFIGURED)).get('gearboxModel')?.get('F')).toBe('excluded');
    expect(statesOf(opened).get('gearboxModel')?.get('F')).toBe('available');
  });

  it('keeps the power that was asked for, although the row says it too', () => {
    const asked = { ...AS_CONFIGURED, values: { motorPower: '1.5', ...AS_CONFIGURED.values } };
    expect(withoutWhatStands(asked, SAMPLE_PRODUCT).values.motorPower).toBe('1.5');
  });
});
