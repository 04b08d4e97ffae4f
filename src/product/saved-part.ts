import type { Extras, FieldId, Values } from './configuration.ts';
import { HIDDEN, NONE } from './field.ts';

/** A nested part of a saved configuration: its entries, and its own id once it has been saved (spec 001 §9). */
export type SavedPart = { readonly [entry: string]: string | null | undefined };

/** What a configuration holds of a part. */
export interface HeldPart {
  readonly values: Values;
  readonly extras: Extras;
}

/** How one entry of a part is written and read. */
export interface SavedEntry {
  /** What the wire takes: a code or null, several codes joined by commas or null, or a text that is always there. */
  readonly holds: 'code' | 'codes' | 'text';
  /** Which codes it takes, where the release does not list them. */
  readonly takes?: (code: string) => boolean;
  /** Sent only where this holds of what stands. */
  readonly only?: (standing: Values) => boolean;
  write(standing: Values, extras: Extras): string | null;
  /** What the entry says; nothing where it follows from the others. */
  read(saved: string | null | undefined, part: SavedPart): Partial<HeldPart>;
}

/** A part of a line's saved form. */
export interface SavedPartShape {
  /** In the order of the wire. */
  readonly entries: Readonly<Record<string, SavedEntry>>;
  /** Entries that count as chosen before the others when a saved line is opened. */
  readonly readFirst?: readonly string[];
  /** Entries of the specification that belong to other lines: taken and left aside. */
  readonly ofOtherLines?: readonly string[];
}

/** The part as it is saved. */
export function writePart({ entries }: SavedPartShape, standing: Values, extras: Extras): SavedPart {
  const sent = Object.entries(entries).filter(([, { only }]) => only?.(standing) ?? true);
  return Object.fromEntries(sent.map(([name, entry]) => [name, entry.write(standing, extras)] as const));
}

/** What a saved part says. */
export function readPart({ entries, readFirst = [] }: SavedPartShape, part: SavedPart): HeldPart {
  const names = new Set([...readFirst, ...Object.keys(entries)]);
  const read = [...names].map((name) => entries[name]?.read(part[name], part) ?? {});
  return {
    values: Object.assign({}, ...read.map(({ values }) => values)),
    extras: Object.assign({}, ...read.map(({ extras }) => extras)),
  };
}

/** A field by its code; one that does not apply is null on the wire. */
export function codeOf(field: FieldId): SavedEntry {
  return {
    holds: 'code',
    write: (standing) => hiddenAsNull(standing[field]),
    read: (saved) => asValues(field, hiddenAsNull(saved)),
  };
}

/** A field of which something may be wanted: none is null on the wire, and null is none (spec 001 §9). */
export function wantedOf(field: FieldId): SavedEntry {
  return {
    holds: 'code',
    write: (standing) => noneAsNull(standing[field]),
    read: (saved) => asValues(field, nullAsNone(saved)),
  };
}

/** The ticked options of a list field, comma-joined; null if none is ticked (spec 001 §9). */
export function listOf(field: FieldId): SavedEntry {
  return {
    holds: 'codes',
    write: (standing) => toCommaList(field, standing),
    read: (saved) => ({ values: fromCommaList(field, saved) }),
  };
}

/** What follows from the rest of the product and is not read back. */
export function derived(holds: SavedEntry['holds'], write: (standing: Values) => string | null): SavedEntry {
  return { holds, write, read: () => ({}) };
}

function asValues(field: FieldId, code: string | null): Partial<HeldPart> {
  return code === null ? {} : { values: { [field]: code } };
}

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

/** `none`, empty and falsy become null on the wire: brakes, release device, thermal protection (spec 001 §9). */
export function noneAsNull(value: string | null | undefined): string | null {
  return !value || value === NONE || value === HIDDEN ? null : value;
}

/** The way back: null means that none is wanted. */
export function nullAsNone(value: string | null | undefined): string {
  return noneAsNull(value) ?? NONE;
}

/** A value that does not apply is null on the wire. */
export function hiddenAsNull(value: string | null | undefined): string | null {
  return !value || value === HIDDEN ? null : value;
}
