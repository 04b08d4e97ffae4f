/** Something stored as an object; empty for anything else. */
export function asObject(stored: unknown): Readonly<Record<string, unknown>> {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(Object.entries(stored));
}

/** Notes what a stored form held that could not be used. */
export class Dropped {
  readonly names: string[] = [];

  /** The value if it is one, else the fallback; a value that is there but wrong is noted under its name. */
  keep<Value>(name: string, stored: unknown, is: (value: unknown) => value is Value, fallback: Value): Value {
    if (is(stored)) return stored;
    if (stored !== undefined && stored !== null) this.names.push(name);
    return fallback;
  }
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
