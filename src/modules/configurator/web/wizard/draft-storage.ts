import { asObject } from '#modules/configurator/domain/persisted/read-fields.ts';
import { readPersisted, toPersisted } from '#modules/configurator/domain/persisted.ts';
import type { WizardState } from '#modules/configurator/domain/reducer.ts';

/** The key and the part of it the specification names (spec 001 §3: user, common and JRW state). */
const KEY = 'cpq_jie';
const PART = 'common';

/** The wizard as an earlier visit left it, and what of it could not be read; the empty wizard for anything else. */
export function readDraft(): ReturnType<typeof readPersisted> {
  return readPersisted(readAll()[PART]);
}

/** Keeps the wizard for the next visit. Answers whether the browser took it. */
export function keepDraft(state: WizardState): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [PART]: toPersisted(state) }));
    return true;
  } catch {
    return false;
  }
}

function readAll(): Readonly<Record<string, unknown>> {
  try {
    return asObject(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}
