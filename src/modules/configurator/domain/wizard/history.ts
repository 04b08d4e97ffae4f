/** A value with its past and future, nearest last and nearest first. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
}

/** How many steps can be undone; the oldest are forgotten first. */
export const HISTORY_LIMIT = 100;

/** A history that begins now. */
export function begin<Value>(present: Value): History<Value> {
  return { past: [], present, future: [] };
}

/** The history after a new step; what was undone before it can no longer be redone. */
export function record<Value>(history: History<Value>, next: Value): History<Value> {
  return { past: [...history.past, history.present].slice(-HISTORY_LIMIT), present: next, future: [] };
}

/** The history one step back; unchanged where nothing is left to undo. */
export function undo<Value>(history: History<Value>): History<Value> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return { past: history.past.slice(0, -1), present: previous, future: [history.present, ...history.future] };
}

/** The history one step forward again; unchanged where nothing was undone. */
export function redo<Value>(history: History<Value>): History<Value> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}
