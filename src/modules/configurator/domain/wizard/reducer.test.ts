import { describe, expect, it } from 'vitest';
import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { choose, configured, EMPTY_WIZARD, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import { isDirty, reduceWizard, type WizardAction, type WizardState } from './reducer.ts';

const K67 = configured(...K67_WITH_MOTOR);
const CHANGE_K = { type: 'change', change: choose('gearboxModel', 'K') } as const;
const CHANGE_S = { type: 'change', change: choose('gearboxModel', 'S') } as const;
const OPEN = { type: 'open', lineId: 'line-1', detail: K67 } as const;

function wizard(...actions: readonly WizardAction[]): WizardState {
  return actions.reduce((state, action) => reduceWizard(state, action, SAMPLE_PRODUCT), EMPTY_WIZARD);
}

it('takes another tolerance of the speed as a step of its own, which a reset of the search forgets', () => {
  const tolerate = (tolerance: number | undefined) =>
    ({ type: 'change', change: { kind: 'tolerate', tolerance } }) as const;
  const wider = reduceWizard(EMPTY_WIZARD, tolerate(0.05), SAMPLE_PRODUCT);
  expect(wider.history.present.tolerance).toBe(0.05);
  expect(reduceWizard(wider, { type: 'undo' }, SAMPLE_PRODUCT).history.present.tolerance).toBeUndefined();
  const reset = reduceWizard(wider, { type: 'change', change: { kind: 'resetSearch' } }, SAMPLE_PRODUCT);
  expect(reset.history.present.tolerance).toBeUndefined();
});

describe('the wizard', () => {
  it('starts at step 0 with nothing chosen and nothing to lose', () => {
    expect(EMPTY_WIZARD).toMatchObject({ currentStep: 0, detailConfig: null });
    expect(isDirty(EMPTY_WIZARD)).toBe(false);
  });

  it('undoes and redoes a change', () => {
    expect(wizard(CHANGE_K, CHANGE_S, { type: 'undo' }).history.present.values).toEqual({ gearboxModel: 'K' });
    expect(wizard(CHANGE_K, CHANGE_S, { type: 'undo' }, { type: 'redo' }).history.present.values).toEqual({
      gearboxModel: 'S',
    });
  });

  it('reports what the last change did, until something else is done', () => {
    const brake = { type: 'change', change: choose('brakes', 'BE2') } as const;
    expect(wizard(OPEN, brake).report).toMatchObject({ fired: ['brake-presets'], cleared: [] });
    expect(wizard(OPEN, brake, { type: 'undo' }).report).toBeNull();
  });

  it('does not record a change that changes nothing', () => {
    expect(wizard(CHANGE_K, CHANGE_K).history.past).toHaveLength(1);
  });

  it('records the toggles of the search, which hold nothing yet', () => {
    const state = wizard({ type: 'change', change: { kind: 'searchBy', by: 'ratio' } });
    expect(state.history.past).toHaveLength(1);
    expect(isDirty(state)).toBe(false);
  });

  it.each([
    [3, 3],
    [-1, 0],
    [9, 5],
    [2.7, 2],
  ])('going to step %d leads to step %d', (asked, step) => {
    expect(wizard({ type: 'goTo', step: asked }).currentStep).toBe(step);
  });

  it('reset returns form and step to their defaults, and can be undone', () => {
    const state = wizard(CHANGE_K, { type: 'goTo', step: 4 }, { type: 'reset' });
    expect(state.currentStep).toBe(0);
    expect(state.history.present).toEqual(EMPTY_CONFIGURATION);
    expect(reduceWizard(state, { type: 'undo' }, SAMPLE_PRODUCT).history.present.values).toEqual({ gearboxModel: 'K' });
  });

  it('opening a saved configuration replaces the form, shows its overview and starts a history of its own', () => {
    const state = wizard(CHANGE_S, { type: 'goTo', step: 3 }, OPEN);
    expect(state).toMatchObject({ currentStep: 5, lineId: 'line-1', detailConfig: K67 });
    expect(state.history).toEqual({ past: [], present: K67, future: [] });
    expect(isDirty(state)).toBe(false);
  });

  it('is dirty once it differs from what was saved, and clean again when the change is undone or saved', () => {
    const plate = { type: 'change', change: choose('nameplate', 'en') } as const;
    expect(isDirty(wizard(OPEN, plate))).toBe(true);
    expect(isDirty(wizard(OPEN, plate, { type: 'undo' }))).toBe(false);
    expect(isDirty(wizard(OPEN, plate, { type: 'saved', lineId: 'line-1' }))).toBe(false);
  });

  it('clearing all forgets everything, undo included', () => {
    expect(wizard(OPEN, CHANGE_S, { type: 'clearAll' })).toEqual(EMPTY_WIZARD);
  });

  it('goes on where an earlier visit stopped', () => {
    const earlier = wizard(CHANGE_K, { type: 'goTo', step: 2 });
    expect(wizard({ type: 'restore', state: earlier })).toBe(earlier);
  });
});
