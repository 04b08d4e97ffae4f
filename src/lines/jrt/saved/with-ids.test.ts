import { expect, it } from 'vitest';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { choose, configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import { toSavedForm } from './saved-form.ts';
import { idsOf, withIds } from './with-ids.ts';

const CONFIG = configured(...K67_WITH_MOTOR, choose('nameplate', 'en'));
const LINE = toSavedForm(CONFIG, resolvedValues(CONFIG, SAMPLE_PRODUCT), { technicalVersion: 'en' });
const IDS = { id: 'c-1', parts: { basicType: 'b-1', inputModule: 'i-1', motorConfig: 'm-1' } };

it('an edit carries the ids of the configuration and of the parts that exist', () => {
  const edited = LINE && withIds(LINE, IDS);
  expect(edited).toMatchObject({ id: 'c-1', basicType: { id: 'b-1' }, motorConfig: { id: 'm-1' }, inputModule: null });
  expect(edited?.reduceConfig).not.toHaveProperty('id');
});

it('reads the ids of a saved configuration for the next edit', () => {
  expect(LINE && idsOf(withIds(LINE, IDS))).toEqual({ id: 'c-1', parts: { basicType: 'b-1', motorConfig: 'm-1' } });
  expect(LINE && idsOf(LINE)).toBeUndefined();
});
