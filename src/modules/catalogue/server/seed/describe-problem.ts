import type { SourceProblem } from '#product/source.ts';

/** A refused cell as the import prints it: file, line, column, what is wrong, and the figures that say so. */
export function describeProblem({ file, line, column, code, figures }: SourceProblem): string {
  return `${file}:${line} ${column}: ${code}${figures.length > 0 ? ` (${figures.join(', ')})` : ''}`;
}
