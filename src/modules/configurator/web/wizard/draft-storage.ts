import { asObject } from '#modules/configurator/domain/persisted/read-fields.ts';
import { readPersisted, toPersisted } from '#modules/configurator/domain/persisted.ts';
import { isDirty, type WizardState } from '#modules/configurator/domain/reducer.ts';

/** The key and the part of it the specification names (spec 001 §3: user, common and JRW state). */
const KEY = 'cpq_jie';
const PART = 'common';
/** Drafts of saved lines, each under the line's id, the newest last. */
const LINES = 'lines';
const MOST_LINES = 10;

/**
 * The wizard of a saved line, or that of a new configuration, as an earlier visit left it, and what of it could not be read;
 * the empty wizard for anything else.
 */
export function readDraft(lineId: string | null): ReturnType<typeof readPersisted> {
  const all = readAll();
  const ofLine = lineId === null ? undefined : asObject(all[LINES])[lineId];
  return readPersisted(ofLine ?? all[PART]);
}

/**
 * Keeps the wizard for the next visit: that of a new configuration, or that of a saved line for as long as something in it is
 * not saved. Answers whether the browser took it.
 */
export function keepDraft(lineId: string | null, state: WizardState): boolean {
  const all = readAll();
  const part = lineId === null ? { [PART]: toPersisted(state) } : { [LINES]: withLine(all[LINES], lineId, state) };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, ...part }));
    return true;
  } catch {
    return false;
  }
}

function withLine(stored: unknown, lineId: string, state: WizardState): Readonly<Record<string, unknown>> {
  const others = Object.entries(asObject(stored)).filter(([id]) => id !== lineId);
  if (!isDirty(state)) return Object.fromEntries(others);
  return Object.fromEntries([...others.slice(1 - MOST_LINES), [lineId, toPersisted(state)]]);
}

function readAll(): Readonly<Record<string, unknown>> {
  try {
    return asObject(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}
