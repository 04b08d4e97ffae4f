/** The type of every field of a row, and whether it may be null or missing. */
export type RowFields<Row> = Readonly<
  Record<keyof Row & string, readonly [kind: 'string' | 'number', empty?: 'null' | 'absent']>
>;

/** Says whether something stored is a row with these fields; what its codes mean the release judges. */
export function isRowOf<Row>(fields: RowFields<Row>): (stored: unknown) => stored is Row {
  const known = Object.entries<RowFields<Row>[keyof Row & string]>(fields);
  return (stored): stored is Row => {
    if (typeof stored !== 'object' || stored === null) return false;
    const held = new Map<string, unknown>(Object.entries(stored));
    return known.every(([field, [kind, empty]]) => {
      const value = held.get(field);
      if (value === undefined && empty === 'absent') return true;
      return (value === null && empty === 'null') || (typeof value === kind && !Number.isNaN(value));
    });
  };
}
