import type { QuoteLineState } from './line-steps.ts';

/** What the customer's side says of a line. */
export interface LineWishes {
  readonly quantity: number;
  readonly wantedDate: string | null;
  readonly customerPartNo: string;
  readonly targetPrice: number | null;
  readonly note: string;
}

/** What is said anew of a line: what is left out stays. */
export type ChangedWishes = { readonly [Name in keyof LineWishes]?: LineWishes[Name] | undefined };

const NAMES = ['quantity', 'wantedDate', 'customerPartNo', 'targetPrice', 'note'] as const;

/** The wishes with what is said anew. */
export function withChanges(before: LineWishes, changes: ChangedWishes): LineWishes {
  const { quantity, wantedDate, customerPartNo, targetPrice, note } = before;
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return { quantity, wantedDate, customerPartNo, targetPrice, note, ...given };
}

/** Whether any wish is another. */
export function isOtherwise(before: LineWishes, after: LineWishes): boolean {
  return NAMES.some((name) => before[name] !== after[name]);
}

/** Which step of a line a counter offer is: another wish, the line left out or taken back in, or as it was. */
export function counterStep(
  line: LineWishes & { readonly state: QuoteLineState },
  after: LineWishes,
  isDropped: boolean | undefined,
): 'drop' | 'restore' | 'counter' | 'keep' {
  const wasDropped = line.state === 'dropped';
  if (isDropped === true && !wasDropped) return 'drop';
  if (wasDropped) return isDropped === false ? 'restore' : 'keep';
  return isOtherwise(line, after) ? 'counter' : 'keep';
}
