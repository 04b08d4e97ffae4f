const QUOTED = /^\s*"((?:[^"]|"")*)"?[^\S\t]*/;

/** The cells of a line that a sign divides; one in quotation marks may hold the sign, line ends and, twice, the mark. */
export function cellsOf(record: string, divider: string): readonly string[] {
  const cells: string[] = [];
  let rest: string | undefined = record;
  while (rest !== undefined) {
    const { cell, behind } = firstCell(rest, divider);
    cells.push(cell);
    rest = behind;
  }
  return cells;
}

/** The first cell, and what stands behind its divider; nothing where it is the last. */
function firstCell(text: string, divider: string): { readonly cell: string; readonly behind: string | undefined } {
  const [whole = '', quoted = ''] = QUOTED.exec(text) ?? [];
  const after = text.slice(whole.length);
  const end = after.indexOf(divider);
  const plain = end < 0 ? after : after.slice(0, end);
  return {
    cell: (quoted.replaceAll('""', '"') + plain).trim(),
    behind: end < 0 ? undefined : after.slice(end + divider.length),
  };
}
