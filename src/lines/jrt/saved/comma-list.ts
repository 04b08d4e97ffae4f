import type { FieldId, Values } from '#product/configuration.ts';

/** The ticked options of a list field as the wire carries them, comma-joined; null if none is ticked (spec 001 §9). */
export function toCommaList(field: FieldId, values: Values): string | null {
  const prefix = `${field}.`;
  const ticked = Object.entries(values).filter(([id, value]) => id.startsWith(prefix) && value === 'yes');
  return ticked.length === 0 ? null : ticked.map(([id]) => id.slice(prefix.length)).join(',');
}

/** A comma-joined list as ticks of the options of a list field; blanks and empty entries are dropped. */
export function fromCommaList(field: FieldId, list: string | null | undefined): Values {
  const codes = (list ?? '').split(',').map((code) => code.trim());
  return Object.fromEntries(codes.filter((code) => code !== '').map((code) => [`${field}.${code}`, 'yes']));
}
