/** Whether something unknown, such as what lay in a browser, is an object whose fields can be looked at; a list is none. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
