import { LRUCache } from 'lru-cache';
import type { NamedChoices } from '#engine/public.ts';
import type { Locale } from '#kernel/locale.ts';
import { writtenValuesOf } from '#lines/written-values.ts';
import { openRows } from '#modules/catalogue/domain/rows/open-rows.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import type { RowGate } from '#product/row-query.ts';
import { asCode } from '#product/written-values.ts';
import { possibleRowsOf } from './possible-rows-of.ts';
import { refusedFields } from './refused-fields.ts';

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
export function givenOf(text: string, { release, locale }: { release: ActiveRelease; locale: Locale }): NamedChoices {
  const { engine, index, product } = release;
  const written = writtenValuesOf(product.family);
  const known = new Map(engine.variables.map(({ id, values }) => [id, values]));
  const pairs = text.split(';').map((pair): [string, string] => {
    const [variable = '', code = ''] = pair.split(':');
    return [variable, asCode(written, variable, code)];
  });
  const wrong = pairs.find(
    ([variable, code]) => index.search.rowVariables.includes(variable) || !known.get(variable)?.includes(code),
  );
  if (wrong) {
    const [variable, value] = wrong;
    const [field = variable] = variable.split('.');
    // What names no code at all is told as it stands.
    const said = {
      path: 'query.given',
      code: 'choice.unknown-value',
      said: { value: value === '' ? variable : value },
    };
    throw refusedFields([{ field, ...said }], { release, locale });
  }
  return Object.fromEntries(pairs.map(([variable, code]) => [variable, [code]]));
}
