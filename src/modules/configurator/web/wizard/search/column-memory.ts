import { useMemo } from 'react';
import { asObject } from '#modules/configurator/domain/wizard/read-fields.ts';
import { storeText, useStoredText } from '#web/store/stored-text.ts';

const KEY = 'tableColumns';

/** The columns a person chose for the rows of a line in this browser, if they did, and how they choose others; none: the standard. */
export function useColumnMemory(
  line: string,
): [chosen: readonly string[] | undefined, choose: (ids: readonly string[] | undefined) => void] {
  const text = useStoredText(KEY);
  const kept = useMemo(() => readKept(text), [text]);
  const chosen = useMemo(() => idsIn(kept.get(line)), [kept, line]);
  function choose(ids: readonly string[] | undefined): void {
    const others = [...kept].filter(([other]) => other !== line);
    const all = [...others, ...(ids ? [[line, ids] as const] : [])];
    storeText(KEY, all.length === 0 ? undefined : JSON.stringify(Object.fromEntries(all)));
  }
  return [chosen, choose];
}

/** Anything may stand there: what is no list of names is no choice. */
function readKept(text: string | undefined): ReadonlyMap<string, unknown> {
  try {
    return new Map(Object.entries(asObject(JSON.parse(text ?? '{}'))));
  } catch {
    return new Map();
  }
}

function idsIn(kept: unknown): readonly string[] | undefined {
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : undefined;
}
