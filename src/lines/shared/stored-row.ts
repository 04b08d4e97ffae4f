/** The type of every field of a row, and whether it may be null. */
export type RowFields<Row> = Readonly<
  Record<keyof Row & string, readonly [kind: 'string' | 'number', nullable?: 'null']>
>;

/** Says whether something stored is a row with these fields; what its codes mean the release judges. */
export function isRowOf<Row>(fields: RowFields<Row>): (stored: unknown) => stored is Row {
  const known = Object.entries<RowFields<Row>[keyof Row & string]>(fields);
  return (stored): stored is Row => {
    if (typeof stored !== 'object' || stored === null) return false;
    const held = new Map<string, unknown>(Object.entries(stored));
    return known.every(([field, [kind, nullable]]) => {
      const value = held.get(field);
      return (value === null && nullable === 'null') || (typeof value === kind && !Number.isNaN(value));
    });
  };
}
