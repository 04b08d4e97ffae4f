import { describe, expect, it } from 'vitest';
import { describe as describeConfiguration } from '#modules/configurator/domain/describe/describe.ts';
import { choose, configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import { begin } from '#modules/configurator/domain/wizard/history.ts';
import { readPersisted, toPersisted } from '#modules/configurator/domain/wizard/persisted.ts';
import { emptyWizard } from '#modules/configurator/domain/wizard/reducer.ts';
import type { Configuration } from '#product/configuration.ts';
import { applyChange } from './apply-change.ts';

/** Finding A6: a K67 with flange in M4, which is then built without flange. */
const IN_M4 = configured(...K67_WITH_MOTOR, choose('installationPosition', 'M4'), choose('flangeSize', '250'));
const AS_KA = applyChange(IN_M4, choose('builtInType', 'KA'), SAMPLE_PRODUCT);

function shown(config: Configuration, id: string) {
  const fields = describeConfiguration(config, SAMPLE_PRODUCT).steps.flatMap((step) => step.fields);
  return fields.find((field) => field.id === id);
}

function lossOf(field: string) {
  return AS_KA.cleared.find((loss) => loss.field === field);
}

describe('a field that another assembly type clears', () => {
  it('says that it goes back to the standard, not that it is open', () => {
    expect(lossOf('installationPosition')).toMatchObject({ from: 'M4', to: 'M1', becomes: 'standard' });
  });

  it('says that it no longer applies where the new type has none of it', () => {
    expect(lossOf('flangeSize')).toMatchObject({ from: '250', to: null, becomes: 'gone' });
  });

  it('is marked until it is confirmed', () => {
    expect(shown(AS_KA.config, 'installationPosition')).toMatchObject({ value: 'M1', isRestored: true });
    const confirmed = applyChange(AS_KA.config, choose('installationPosition', 'M1'), SAMPLE_PRODUCT).config;
    expect(shown(confirmed, 'installationPosition')).toMatchObject({ value: 'M1', isRestored: false });
  });

  it('stays marked while other fields are answered, and in a stored draft', () => {
    const later = applyChange(AS_KA.config, choose('nameplate', 'en'), SAMPLE_PRODUCT).config;
    const wizard = { ...emptyWizard(SAMPLE_PRODUCT.line), history: begin(later) };
    const stored = JSON.parse(JSON.stringify(toPersisted(wizard, SAMPLE_PRODUCT.line)));
    const { state, dropped } = readPersisted(stored, SAMPLE_PRODUCT.line);
    expect(dropped).toEqual([]);
    expect(shown(state.history.present, 'installationPosition')?.isRestored).toBe(true);
  });

  it('is not marked where nothing was chosen before', () => {
    expect(shown(AS_KA.config, 'boxLocation')?.isRestored).toBe(false);
  });
});

describe('a field that has no standard', () => {
  it('is open again', () => {
    const row = applyChange(IN_M4, choose('gearboxModel', 'F'), SAMPLE_PRODUCT);
    expect(row.cleared.find(({ field }) => field === 'builtInType')).toMatchObject({ to: null, becomes: 'open' });
    expect(row.cleared.find(({ field }) => field === 'basicType')).toMatchObject({ to: null, becomes: 'open' });
  });
});
