type Value = string | number | boolean;

/** What something was and what it became; an empty text was nothing. */
export interface Change {
  readonly from: Value;
  readonly to: Value;
}

/** What else is kept of an event, by name: a value, or a change. */
export type AuditDetails = Readonly<Record<string, Value | Change>>;

/** A detail as texts: what it is, and what it was where it was changed. */
export interface ToldDetail {
  readonly name: string;
  readonly value: string;
  readonly before?: string;
}

/** The details one by one, in their order. */
export function told(details: AuditDetails): ToldDetail[] {
  return Object.entries(details).map(([name, value]) =>
    typeof value === 'object'
      ? { name, value: String(value.to), before: String(value.from) }
      : { name, value: String(value) },
  );
}

/** Every value in the details, those that were changed too. */
export function valuesIn(details: AuditDetails): string[] {
  return told(details).flatMap(({ value, before }) => (before === undefined ? [value] : [before, value]));
}
