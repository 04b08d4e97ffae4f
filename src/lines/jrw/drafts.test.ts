// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { readPersisted, toPersisted } from '#modules/configurator/domain/wizard/persisted.ts';
import { isDirty, reduceWizard, type WizardState } from '#modules/configurator/domain/wizard/reducer.ts';
import { storedAt, writeLocal } from '#modules/drafts/web/local-drafts.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { JRW_LINE } from './line.ts';
import { JRW_PRODUCT } from './testing/shipped-worm-release.ts';

afterEach(() => localStorage.clear());

const SESSION = { token: 'opaque-token', user: { id: '018f', username: 'lv1-demo', organisationName: '华东' } };
const PLACE = { key: 'JRW', part: JRW_LINE.drafts.part, savedLine: null, customer: undefined };

const read = () => readPersisted(storedAt(PLACE), JRW_LINE).state;

function keep(state: WizardState): void {
  const note = { key: 'JRW', name: '', at: 0, stamp: 'a' };
  const draft = { content: { ...toPersisted(state, JRW_LINE) }, note, isVisitors: false };
  writeLocal(PLACE, isDirty(state) ? draft : undefined);
}

function keepPair(): void {
  const state = read();
  const present = { ...state.history.present, values: { gearboxModel: 'WW' } };
  keep({ ...state, history: { ...state.history, present } });
}

const kept = () => JSON.parse(localStorage.getItem('cpq_jie') ?? '{}');
const modelKept = () => read().history.present.values.gearboxModel;

it('the draft of a worm unit has a part of its own beside that of the gear motors', () => {
  localStorage.setItem('cpq_jie', '{"common":{"currentStep":3}}');
  keepPair();
  expect(kept().common).toEqual({ currentStep: 3 });
  expect(kept().jrw).toBeTruthy();
  expect(modelKept()).toBe('WW');
});

it('resetting the wizard of a worm unit leaves no draft of it', () => {
  keepPair();
  keep(reduceWizard(read(), { type: 'reset' }, JRW_PRODUCT));
  expect(kept().jrw).toBeUndefined();
  expect(read().history.present).toEqual(JRW_LINE.empty);
});

it('signing out clears the draft of a worm unit with all others', () => {
  beginSession(SESSION);
  keepPair();
  endSession();
  expect(localStorage.getItem('cpq_jie')).toBeNull();
  expect(modelKept()).toBeUndefined();
});
