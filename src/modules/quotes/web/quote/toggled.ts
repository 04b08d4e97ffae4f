/** The same lines with one more, or without it where it was among them. */
export function toggled(lines: ReadonlySet<number>, lineNo: number): ReadonlySet<number> {
  return new Set(lines.has(lineNo) ? [...lines].filter((one) => one !== lineNo) : [...lines, lineNo]);
}
