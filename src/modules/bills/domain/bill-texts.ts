import type { BillBody } from './bill-body.ts';

/** Whatever a paper says, text by text, however deep it stands. */
export function textsIn(body: BillBody): readonly string[] {
  return textsOf(body);
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
