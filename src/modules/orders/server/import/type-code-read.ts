import { LRUCache } from 'lru-cache';
import { CONFIGURABLE } from '#lines/configurable.ts';
import { loadDefinitions } from '#lines/definitions.ts';
import { entryReading } from '#modules/configurator/domain/type-code/entry-reading.ts';

const definitions = await loadDefinitions();
const lines = CONFIGURABLE.flatMap((code) => {
  const line = definitions.get(code);
  return line === undefined ? [] : [{ code, line }];
});
/** Files name the same few thousand codes again and again. */
const known = new LRUCache<string, boolean>({ max: 20_000 });

/** Whether a text can be read as the type code of a product line; which product it is nobody asks here. */
export function isTypeCode(text: string): boolean {
  const code = text.slice(0, 300).trim().toUpperCase();
  const found = known.get(code);
  if (found !== undefined) return found;
  const isOne =
    lines.some(({ line }) => code.startsWith(line.typeCode.prefix)) && entryReading(code, lines) !== undefined;
  known.set(code, isOne);
  return isOne;
}
