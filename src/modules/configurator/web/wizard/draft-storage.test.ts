// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { EMPTY_WIZARD } from '#modules/configurator/domain/testing/configured.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import { reduceWizard, type WizardState } from '#modules/configurator/domain/wizard/reducer.ts';
import { keepDraft, readDraft } from './draft-storage.ts';

afterEach(() => localStorage.clear());

function draft(lineId: string | null, gearboxModel: string): WizardState {
  const change = { kind: 'choose', field: 'gearboxModel', value: gearboxModel } as const;
  return reduceWizard({ ...EMPTY_WIZARD, lineId }, { type: 'change', change }, SAMPLE_PRODUCT);
}

const modelIn = (lineId: string | null) =>
  readDraft(lineId, SAMPLE_PRODUCT.line).state.history.present.values.gearboxModel;

it('keeps a new configuration and each saved line apart', () => {
  keepDraft(null, draft(null, 'R'), SAMPLE_PRODUCT.line);
  keepDraft('one', draft('one', 'K'), SAMPLE_PRODUCT.line);
  keepDraft('two', draft('two', 'S'), SAMPLE_PRODUCT.line);
  expect([modelIn(null), modelIn('one'), modelIn('two')]).toEqual(['R', 'K', 'S']);
});

it('forgets a saved line as soon as nothing of it is unsaved', () => {
  keepDraft('one', draft('one', 'K'), SAMPLE_PRODUCT.line);
  keepDraft('one', EMPTY_WIZARD, SAMPLE_PRODUCT.line);
  expect(localStorage.getItem('cpq_jie')).toBe('{"lines":{}}');
});

it('keeps the ten newest lines', () => {
  for (let at = 0; at <= 10; at += 1) keepDraft(`line-${at}`, draft(`line-${at}`, 'K'), SAMPLE_PRODUCT.line);
  expect(modelIn('line-0')).toBeUndefined();
  expect([modelIn('line-1'), modelIn('line-10')]).toEqual(['K', 'K']);
});

it('leaves what others keep under the same key', () => {
  localStorage.setItem('cpq_jie', '{"user":{"id":1}}');
  keepDraft('one', draft('one', 'K'), SAMPLE_PRODUCT.line);
  expect(JSON.parse(localStorage.getItem('cpq_jie') ?? '').user).toEqual({ id: 1 });
});
