import { SAVED_PARTS, type SavedIds, type SavedLine } from './saved-line.ts';

/** An edit: the payload with the id of the configuration and of those of its parts that exist (spec 001 §9). */
export function withIds(line: SavedLine, ids: SavedIds): SavedLine {
  const parts = SAVED_PARTS.flatMap((part) => {
    const id = ids.parts[part];
    return line[part] && id !== undefined ? [[part, { ...line[part], id }] as const] : [];
  });
  return { ...line, id: ids.id, ...Object.fromEntries(parts) };
}

/** The ids a saved configuration carries, for the next edit; undefined if it was never saved. */
export function idsOf(line: SavedLine): SavedIds | undefined {
  if (line.id === undefined) return undefined;
  const parts = SAVED_PARTS.flatMap((part) => {
    const id = line[part]?.id;
    return id === undefined ? [] : [[part, id] as const];
  });
  return { id: line.id, parts: Object.fromEntries(parts) };
}
