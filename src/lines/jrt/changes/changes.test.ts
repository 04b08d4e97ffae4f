import { describe, expect, it } from 'vitest';
import { JRT_FIELDS } from '#lines/jrt/fields/fields.ts';
import { configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { JRT_RULES } from './changes.ts';

const OTHER_FIELDS = ['basicType', 'customColor', 'search'];

describe('the field-change rules of JRT', () => {
  it('stand in the order in which they can wake each other', () => {
    expect(JRT_RULES.map(({ id }) => id)).toEqual([
      're-choose-unselects',
      'model-change-clears-rest',
      'reset-clears-search',
      'speed-or-ratio',
      'power-or-torque',
      'operating-data-clear-row',
      'row-clears-voltage',
      'voltage-clears-fan-and-ul',
      'assembly-clears-installation',
      'pointing-copies',
      'brake-presets',
      'encoder-presets',
      'oil-presets',
      'custom-colour',
    ]);
  });

  it('name only fields the wizard has', () => {
    const known = [...JRT_FIELDS.map(({ id }) => id), ...OTHER_FIELDS];
    const named = JRT_RULES.flatMap((rule) => [
      ...rule.on,
      ...rule.on.flatMap((field) => rule.clears?.(configured(...K67_WITH_MOTOR), field) ?? []),
    ]);
    expect(named.filter((field) => !known.includes(field))).toEqual([]);
  });
});
