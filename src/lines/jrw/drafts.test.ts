// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { reduceWizard } from '#modules/configurator/domain/wizard/reducer.ts';
import { keepDraft, readDraft } from '#modules/configurator/web/wizard/draft-storage.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { JRW_LINE } from './line.ts';
import { JRW_PRODUCT } from './testing/shipped-worm-release.ts';

afterEach(() => localStorage.clear());

const SESSION = { token: 'opaque-token', user: { id: '018f', username: 'lv1-demo', organisationName: '华东' } };

function keepPair() {
  const { state } = readDraft(null, JRW_LINE);
  const present = { ...state.history.present, values: { gearboxModel: 'WW' } };
  keepDraft(null, { ...state, history: { ...state.history, present } }, JRW_LINE);
}

const kept = () => JSON.parse(localStorage.getItem('cpq_jie') ?? '{}');
const modelKept = () => readDraft(null, JRW_LINE).state.history.present.values.gearboxModel;

it('the draft of a worm unit has a part of its own beside that of the gear motors', () => {
  localStorage.setItem('cpq_jie', '{"common":{"currentStep":3}}');
  keepPair();
  expect(kept().common).toEqual({ currentStep: 3 });
  expect(kept().jrw).toBeTruthy();
  expect(modelKept()).toBe('WW');
});

it('resetting the wizard of a worm unit leaves the empty one, in its draft too', () => {
  keepPair();
  const { state } = readDraft(null, JRW_LINE);
  keepDraft(null, reduceWizard(state, { type: 'reset' }, JRW_PRODUCT), JRW_LINE);
  expect(modelKept()).toBeUndefined();
  expect(readDraft(null, JRW_LINE).state.history.present).toEqual(JRW_LINE.empty);
});

it('signing out clears the draft of a worm unit with all others', () => {
  beginSession(SESSION);
  keepPair();
  endSession();
  expect(localStorage.getItem('cpq_jie')).toBeNull();
  expect(modelKept()).toBeUndefined();
});
