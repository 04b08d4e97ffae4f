import type { ExistsBy } from '#product/judgement/judged-columns.ts';

/** Codes of a variable in the order of the release: several in a row are told as a span. */
export interface CodeSpan {
  readonly from: string;
  readonly to: string;
}

const NUMBER_AND_LETTER = /^(\d+)(\D?)/;

/** Codes in the order of the release, or as a person reads them: 90S before 90L. */
export function asRead(values: readonly string[], { letters }: ExistsBy): readonly string[] {
  if (letters === undefined) return values;
  const rankOf = (code: string) => {
    const [, number = '', letter = ''] = NUMBER_AND_LETTER.exec(code) ?? [];
    return Number(number) * 10 + letters.indexOf(letter);
  };
  return values.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/**
 * What stands before the figure of a code: nothing for sizes and frames, AM for the adapters AM63 to AM280; undefined for a name
 * without a figure, such as a gear type. Codes stand in an order with those of their kind alone.
 */
export function kindOfCode(code: string): string | undefined {
  return /^(\D*)\d/.exec(code)?.[1];
}

/** The codes in spans that leave none out of those there are; names are told one by one. */
export function spansOf(codes: ReadonlySet<string>, all: readonly string[]): readonly CodeSpan[] {
  const spans: { from: string; to: string }[] = [];
  let isRunning = false;
  for (const code of all) {
    const last = spans.at(-1);
    if (!codes.has(code)) isRunning = false;
    else if (isRunning && last && areOfOneKind(last.to, code)) last.to = code;
    else {
      spans.push({ from: code, to: code });
      isRunning = true;
    }
  }
  return spans;
}

function areOfOneKind(one: string, other: string): boolean {
  const kind = kindOfCode(one);
  return kind !== undefined && kind === kindOfCode(other);
}
