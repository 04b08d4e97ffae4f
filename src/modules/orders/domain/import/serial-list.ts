/** The most numbers a line may have: as many as pieces of one. */
const MOST_SERIALS = 2_000;
const LONGEST = 60;

/**
 * The numbers in a cell such as `A100..A109;B7`: ranges count in their last digits, which keep their length. Undefined where it is no
 * such list: a range that runs backwards, changes its letters or has too many.
 */
export function readSerials(text: string): readonly string[] | undefined {
  const pieces = text
    .split(/[;；]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const numbers: string[] = [];
  for (const piece of pieces) {
    const range = rangeOf(piece);
    if (range === undefined || numbers.length + range.length > MOST_SERIALS) return undefined;
    numbers.push(...range);
  }
  const once = [...new Set(numbers)];
  return once.length === 0 || once.some(({ length }) => length > LONGEST) ? undefined : once;
}

function rangeOf(piece: string): readonly string[] | undefined {
  const [first = '', last, ...more] = piece.split('..').map((end) => end.trim());
  if (more.length > 0 || first === '') return undefined;
  if (last === undefined) return [first];
  const [from, to] = [endOf(first), endOf(last)];
  if (from === undefined || to === undefined || from.letters !== to.letters || from.digits.length !== to.digits.length)
    return undefined;
  const [begin, end] = [Number(from.digits), Number(to.digits)];
  if (end < begin || end - begin >= MOST_SERIALS) return undefined;
  return Array.from(
    { length: end - begin + 1 },
    (_, at) => from.letters + String(begin + at).padStart(from.digits.length, '0'),
  );
}

/** A number as what stands before its last figures, and these. */
function endOf(number: string): { readonly letters: string; readonly digits: string } | undefined {
  const [, letters = '', digits = ''] = /^(.*?)(\d{1,15})$/.exec(number) ?? [];
  return digits === '' ? undefined : { letters, digits };
}
