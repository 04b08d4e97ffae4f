import { readPersisted, toPersisted } from '#modules/configurator/domain/wizard/persisted.ts';
import { asObject } from '#modules/configurator/domain/wizard/read-fields.ts';
import { isDirty, type WizardState } from '#modules/configurator/domain/wizard/reducer.ts';
import type { ProductLine } from '#product/line.ts';
import { currentSession } from '#web/session/session.ts';

type Kept = Readonly<Record<string, unknown>>;

/** The key the specification names; each product line has a part of it for its new configuration (spec 001 §3). */
const KEY = 'cpq_jie';
/** Drafts of saved lines, each under the line's id, the newest last. */
const LINES = 'lines';
const MAX_LINES = 10;
/** Whether nobody was signed in when a draft was kept last. */
const IS_VISITORS = 'isVisitors';

/**
 * The wizard of a saved line, or that of a new configuration of a product line, as an earlier visit left it, and what of it could not be read;
 * the empty wizard for anything else.
 */
export function readDraft(lineId: string | null, line: ProductLine): ReturnType<typeof readPersisted> {
  return readPersisted(draftIn(readAll(), lineId, line), line);
}

/** Whether the draft was kept last for a visitor: what a sign-in brings has not come to it yet (spec 000 §4). */
export function isVisitorsDraft(lineId: string | null, line: ProductLine): boolean {
  return asObject(draftIn(readAll(), lineId, line))[IS_VISITORS] === true;
}

function draftIn(all: Kept, lineId: string | null, line: ProductLine): unknown {
  const ofLine = lineId === null ? undefined : asObject(all[LINES])[lineId];
  return ofLine ?? all[line.drafts.part];
}

/**
 * Keeps the wizard for the next visit: that of a new configuration, or that of a saved line for as long as something in it is
 * not saved. Answers whether the browser took it.
 */
export function keepDraft(lineId: string | null, state: WizardState, line: ProductLine): boolean {
  const all = readAll();
  const part =
    lineId === null
      ? { [line.drafts.part]: toKept(state, line) }
      : { [LINES]: withLine(all[LINES], lineId, state, line) };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, ...part }));
    return true;
  } catch {
    return false;
  }
}

function withLine(stored: unknown, lineId: string, state: WizardState, line: ProductLine): Kept {
  const others = Object.entries(asObject(stored)).filter(([id]) => id !== lineId);
  if (!isDirty(state)) return Object.fromEntries(others);
  return Object.fromEntries([...others.slice(1 - MAX_LINES), [lineId, toKept(state, line)]]);
}

function toKept(state: WizardState, line: ProductLine): object {
  return { ...toPersisted(state, line), ...(currentSession() === undefined && { [IS_VISITORS]: true }) };
}

function readAll(): Kept {
  try {
    return asObject(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}
