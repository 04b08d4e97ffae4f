/** What of a line makes it a product of its own. */
interface LineProduct {
  readonly organisationId: string;
  readonly typeCode: string;
  readonly form: object;
}

/**
 * Whether two lines are the same product for the same customer, so that one of them with both quantities says all that they say:
 * the type code leaves out what was written of a product, so their forms are compared, but for the ids of their parts.
 */
export function isAlike(one: LineProduct, other: LineProduct): boolean {
  return (
    one.organisationId === other.organisationId &&
    one.typeCode === other.typeCode &&
    contentOf(one.form) === contentOf(other.form)
  );
}

function contentOf(form: object): string {
  return JSON.stringify(form, (name, value: unknown) => (name === 'id' ? undefined : inOrder(value)));
}

/** Fields in the order of their names, as the database may answer them in another one. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
