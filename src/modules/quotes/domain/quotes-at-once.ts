import { type MakerSide, maySide, type QuoteState, stepOf } from './quote-steps.ts';

/** With how many quotes something is done at once at most. */
export const MOST_AT_ONCE = 200;

/** What is done with several quotes at once, each by its own step. */
export const STEPS_AT_ONCE = ['withdraw', 'take', 'give-to'] as const;
export type StepAtOnce = (typeof STEPS_AT_ONCE)[number];

/** What of a quote says whether a step is open. */
interface Standing {
  readonly state: QuoteState;
  readonly maker: MakerSide;
  readonly side: MakerSide | 'none';
}

/** Of some quotes those with which the reader may take a step as they stand, in their order. */
export function openTo<Quote extends Standing>(quotes: readonly Quote[], action: StepAtOnce): readonly Quote[] {
  return quotes.filter(({ state, maker, side }) => {
    const step = stepOf(state, action);
    return step !== undefined && maySide(step, side, maker);
  });
}

/** Of some quotes those of which something was sent: what was not has no paper. */
export function withPaper<Quote extends { readonly lastNo: number }>(quotes: readonly Quote[]): readonly Quote[] {
  return quotes.filter(({ lastNo }) => lastNo > 0);
}

/** What of a quote says whose it is, and with whom. */
interface Held {
  readonly customerName: string;
  readonly parentName: string | null;
  readonly assignedName: string | null;
}

/**
 * Of some quotes those whose colleagues have to be asked for to know everybody to whom any of them may be given: of each customer one,
 * and a second that is with somebody else, for nobody is told to give a quote to whom it is with.
 */
export function askedForColleagues<Quote extends Held>(quotes: readonly Quote[]): readonly Quote[] {
  const asked = new Map<string, readonly Quote[]>();
  for (const quote of quotes) {
    const customer = JSON.stringify([quote.customerName, quote.parentName]);
    const [first, second] = asked.get(customer) ?? [];
    if (first === undefined) asked.set(customer, [quote]);
    else if (second === undefined && first.assignedName !== null && first.assignedName !== quote.assignedName)
      asked.set(customer, [first, quote]);
  }
  return [...asked.values()].flat();
}
