import { useState } from 'react';
import { useUnsaved } from '#web/tabs/own-tab.ts';

export interface Edited<Value> {
  readonly value: Value;
  /** Of which version it was told; a save means this one. */
  readonly version: number;
  /** Whether something was typed that is not saved. */
  readonly isDirty: boolean;
  /** Whether somebody else has saved meanwhile. */
  readonly isBehind: boolean;
  readonly type: (change: Partial<Value>) => void;
  /** Takes what the server tells in place of what was typed. */
  readonly settle: (version: number, told: Value) => void;
}

/** What is typed over what the server told: a newer version takes its place by itself as long as nothing is typed. */
export function useEdited<Value extends object>(version: number, told: Value): Edited<Value> {
  const [edited, setEdited] = useState({ version, value: told, isDirty: false });
  useUnsaved(edited.isDirty);
  if (version > edited.version && !edited.isDirty) setEdited({ version, value: told, isDirty: false });
  return {
    ...edited,
    isBehind: edited.isDirty && version > edited.version,
    type: (change) => setEdited((before) => ({ ...before, value: { ...before.value, ...change }, isDirty: true })),
    settle: (now, value) => setEdited({ version: now, value, isDirty: false }),
  };
}
