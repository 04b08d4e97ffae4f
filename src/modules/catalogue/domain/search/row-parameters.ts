import type { ColumnDef, RowSearchDef } from '#product/column.ts';

/** A parameter by which rows are asked for: what a column must be, or one end of its range. */
export interface RowParameter {
  readonly name: string;
  readonly column: ColumnDef;
  readonly part: 'asked' | 'min' | 'max';
}

/** The parameters of a line, in the order of its columns. */
export function rowParameters({ columns }: Pick<RowSearchDef, 'columns'>): readonly RowParameter[] {
  return columns.flatMap((column): readonly RowParameter[] => {
    const { id, wire = id, ask, bounds } = column;
    return [
      ...(ask === undefined ? [] : [{ name: wire, column, part: 'asked' } as const]),
      ...(bounds === 'min' || bounds === 'both' ? [{ name: `${id}Min`, column, part: 'min' } as const] : []),
      ...(bounds === 'max' || bounds === 'both' ? [{ name: `${id}Max`, column, part: 'max' } as const] : []),
    ];
  });
}

/** Whether a parameter takes a figure rather than a code. */
export function isFigure({ column, part }: RowParameter): boolean {
  return part !== 'asked' || column.kind === 'number';
}

/** What each line says of a parameter, in one text, by the line's code. Lines may call the same thing by one name. */
export function describedParameters(
  searches: Readonly<Record<string, RowSearchDef>>,
): Readonly<Record<string, string>> {
  const described: Record<string, string> = {};
  for (const [line, search] of Object.entries(searches)) {
    for (const parameter of rowParameters(search)) {
      const said = `${line}: ${formOf(parameter)}`;
      described[parameter.name] = [described[parameter.name], said].filter(Boolean).join('; ');
    }
  }
  return described;
}

function formOf(parameter: RowParameter): string {
  const { codes, figures, unit, assumed } = parameter.column;
  if (isFigure(parameter)) return figures?.join(', ') ?? `a number${unit === undefined ? '' : `, ${unit}`}`;
  const listed = codes?.join(', ') ?? 'a code';
  return assumed === undefined ? listed : `${listed}; ${assumed} where left out`;
}
