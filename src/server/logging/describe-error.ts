/** An error as the log may show it. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** The constraint of the database that was broken. */
  readonly constraint?: string;
  /** Where it happened, without the first line, which repeats the message. */
  readonly stack: string;
  readonly cause?: DescribedError;
}

const DEEPEST = 4;

/**
 * What of an error is told: never the values of a failed query, which its message carries, nor the row that PostgreSQL
 * names in the detail of a broken constraint.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  return {
    type: error.name,
    message: withoutAddresses(withoutValues(error.message)),
    ...textOf(error, 'code'),
    ...textOf(error, 'constraint'),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < DEEPEST && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** A text without the mail addresses in it, such as a mail server repeats them in its refusals. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…');
}

/** The database driver appends the values of a failed query to its message; PostgreSQL quotes an unreadable one at the end. */
function withoutValues(message: string): string {
  return message.replace(/\nparams:[\s\S]*$/, '').replace(/^(invalid input .*?): "[\s\S]*"$/, '$1');
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n');
}

function textOf<Name extends 'code' | 'constraint'>(error: Error, name: Name): Partial<Record<Name, string>> {
  const value: unknown = name in error ? error[name as never] : undefined;
  return typeof value === 'string' ? ({ [name]: value } as Partial<Record<Name, string>>) : {};
}
