/** The cells of a line that a sign divides; one in quotation marks may hold the sign, line ends and, twice, the mark. */
export function cellsOf(record: string, divider: string): readonly string[] {
  const cells: string[] = [];
  for (let rest: string | undefined = record; rest !== undefined; ) {
    const [whole = '', quoted] = /^\s*"((?:[^"]|"")*)"?[^\S\t]*/.exec(rest) ?? [];
    const after = quoted === undefined ? rest : rest.slice(whole.length);
    const end = after.indexOf(divider);
    const plain = end < 0 ? after : after.slice(0, end);
    cells.push(((quoted ?? '').replaceAll('""', '"') + plain).trim());
    rest = end < 0 ? undefined : after.slice(end + divider.length);
  }
  return cells;
}
