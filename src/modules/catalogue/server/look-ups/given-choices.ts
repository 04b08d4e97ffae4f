import { LRUCache } from 'lru-cache';
import type { NamedChoices } from '#engine/public.ts';
import { openRows } from '#modules/catalogue/domain/rows/open-rows.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import type { RowGate } from '#product/row-query.ts';
import { Failure } from '#server/failures.ts';
import { possibleRowsOf } from './possible-rows-of.ts';

/** A search asks with a few different choices at a time; each answer is some kilobytes. */
const MAX_GATES = 60;

const gates = new WeakMap<ActiveRelease, RowGate>();

/** What chosen codes leave of a release's catalogue; the last answers are cached. */
export function gateOf(release: ActiveRelease): RowGate {
  const gate = gates.get(release) ?? newGate(release);
  gates.set(release, gate);
  return gate;
}

function newGate(release: ActiveRelease): RowGate {
  const open = new LRUCache<string, Uint8Array>({
    max: MAX_GATES,
    memoMethod: (key) => openRows(possibleRowsOf(release), JSON.parse(key)),
  });
  return (given) => open.memo(JSON.stringify(Object.fromEntries(Object.entries(given).sort())));
}

/**
 * Choices outside the search as the query writes them, `motorVoltage:3AC 380V;brakes:BE5`; an option of a list is
 * `ulAuthen.UL:yes`. What the release does not know, and what the search itself asks, is refused by name.
 */
export function givenOf(text: string, { engine, index }: ActiveRelease): NamedChoices {
  const known = new Map(engine.variables.map(({ id, values }) => [id, values]));
  const pairs = text.split(';').map((pair): [string, string] => {
    const [variable = '', code = ''] = pair.split(':');
    return [variable, code];
  });
  const wrong = pairs.find(
    ([variable, code]) => index.search.rowVariables.includes(variable) || !known.get(variable)?.includes(code),
  );
  if (wrong) {
    const message = `unknown choice ${wrong.join(':')}`.slice(0, 120);
    throw new Failure('request.invalid', { fields: 'given' }, [{ path: 'query.given', message }]);
  }
  return Object.fromEntries(pairs.map(([variable, code]) => [variable, [code]]));
}
