import type { SizedLine } from '#modules/sizing/domain/select/sized-line.ts';

/** A line that machines are not sized with: none of its rows is looked for. */
export function notSized(line: string): SizedLine {
  return {
    line,
    searches: () => [],
    candidateOf: () => none(line),
    quickTextOf: () => none(line),
  };
}

function none(line: string): never {
  throw new Error(`No machine is sized with drives of ${line}`);
}
