/** More serial numbers a range never names: beyond it is a slip of the pen. */
const MOST_IN_RANGE = 9999;

const RANGE = /^(.*?)(\d+)\.\.(.*?)(\d+)$/;
const NUMBERED = /^(.*?)(\d+)$/;

/**
 * The serial numbers of a list such as `A100..A109; B7`, in its order. A range goes from one number to another of the same letters and
 * as many digits. Undefined where a range is none.
 */
export function expandSerials(text: string): readonly string[] | undefined {
  const parts = text.split(/[;；\n]/).map((part) => part.trim());
  const expanded = parts.filter((part) => part !== '').map(expandPart);
  return expanded.includes(undefined) ? undefined : expanded.flatMap((part) => part ?? []);
}

function expandPart(part: string): readonly string[] | undefined {
  if (!part.includes('..')) return [part];
  const [, letters, first = '', otherLetters, last = ''] = RANGE.exec(part.replace(/\s+/g, '')) ?? [];
  const count = Number(last) - Number(first) + 1;
  const isOfOneKind = letters !== undefined && letters === otherLetters && first.length === last.length;
  const isCounted = Number.isSafeInteger(Number(last)) && count >= 1 && count <= MOST_IN_RANGE;
  if (!isOfOneKind || !isCounted) return undefined;
  return Array.from({ length: count }, (_, at) => `${letters}${padded(Number(first) + at, first.length)}`);
}

/** Serial numbers as papers list them, runs of three and more as a range: `A100..A109; B7`. What is expanded again is the same list. */
export function shortenSerials(serials: readonly string[]): string {
  return runsOf(serials).flatMap(runText).join('; ');
}

function runText(run: readonly string[]): readonly string[] {
  return run.length < 3 ? run : [`${run[0]}..${run.at(-1)}`];
}

/** The list parted where the next number is not the one after. */
function runsOf(serials: readonly string[]): readonly (readonly string[])[] {
  const runs: string[][] = [];
  for (const serial of serials) {
    const run = runs.at(-1);
    if (run !== undefined && run.length < MOST_IN_RANGE && follows(run.at(-1) ?? '', serial)) run.push(serial);
    else runs.push([serial]);
  }
  return runs;
}

/** The next number of the same letters and as many digits. */
function follows(before: string, serial: string): boolean {
  const [, letters, digits = ''] = NUMBERED.exec(before) ?? [];
  const next = Number(digits) + 1;
  const isOfOneKind = letters !== undefined && serial.length === before.length;
  return isOfOneKind && Number.isSafeInteger(next) && serial === `${letters}${padded(next, digits.length)}`;
}

function padded(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
