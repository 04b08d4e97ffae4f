/** What stands in a form after its record has been changed by somebody else. */
export interface Merged<Form> {
  readonly form: Form;
  /** The fields both have changed, differently: the form keeps what was typed here. */
  readonly clashes: readonly (keyof Form)[];
}

/**
 * Brings together what was read, what has been typed since, and what the record says now. A field nobody touched here follows the
 * record; a touched one stays as it was typed. Values are compared by `same`.
 */
export function threeWay<Form extends object>(
  { read, typed, now }: Readonly<Record<'read' | 'typed' | 'now', Form>>,
  same: (one: Form[keyof Form], other: Form[keyof Form]) => boolean = Object.is,
): Merged<Form> {
  const fields = Object.keys(now) as (keyof Form)[];
  const touched = fields.filter((field) => !same(typed[field], read[field]));
  const kept = Object.fromEntries(touched.map((field) => [field, typed[field]]));
  const clashes = touched.filter((field) => !same(now[field], read[field]) && !same(now[field], typed[field]));
  return { form: { ...now, ...kept }, clashes };
}
