/** What became of one of several rows. */
export interface Outcome<Row> {
  readonly row: Row;
  /** Why it was not done; undefined where it was. */
  readonly fault: string | undefined;
  /** What is said of it where it was done and there is more to say than that. */
  readonly told?: string;
}

/** What is done with several rows, and how it is told. */
export interface Round<Row> {
  /** A text it answers is told of the row. */
  readonly act: (row: Row) => Promise<unknown>;
  readonly signal: AbortSignal;
  readonly onOutcome: (outcome: Outcome<Row>) => void;
  /** What is said of a row that was refused. */
  readonly faultOf: (error: unknown) => string;
  /** What is said of those that were left alone after a stop. */
  readonly stopped: string;
}

/** Does something with rows one after the other, whatever becomes of each; a stop holds from the next one on. */
export async function oneByOne<Row>(
  rows: readonly Row[],
  { act, signal, onOutcome, faultOf, stopped }: Round<Row>,
): Promise<void> {
  for (const row of rows) {
    const outcome = signal.aborted
      ? { fault: stopped }
      : await act(row).then(done, (error) => ({ fault: faultOf(error) }));
    onOutcome({ row, ...outcome });
  }
}

function done(answer: unknown): Omit<Outcome<never>, 'row'> {
  return typeof answer === 'string' ? { fault: undefined, told: answer } : { fault: undefined };
}
