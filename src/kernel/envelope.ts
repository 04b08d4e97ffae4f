/** The specification's envelope around every JSON answer (spec 000 §8): code 0 is success. */
export interface Envelope {
  readonly code: number;
  readonly result: unknown;
  /** The sentence for people, under both names the specification gives it. */
  readonly description: string;
  readonly message: string;
  /** The result once more, where an older client looks for it. */
  readonly data?: unknown;
  /** The refusal for programs: its stable code, and which input was at fault. */
  readonly error?: {
    readonly code: string;
    readonly issues?: readonly { readonly path: string; readonly message: string }[];
  };
}

/**
 * The envelope something read from the network is, its sentence under both names though it came under one; undefined if it is none.
 * A code alone says only that something failed: a success has a result or a sentence beside it.
 */
export function envelopeOf(value: unknown): Envelope | undefined {
  if (!isOfNames(value) || typeof value.code !== 'number') return undefined;
  const isSaid = typeof value.description === 'string' || typeof value.message === 'string';
  if (!isSaid && value.code === 0 && value.result === undefined) return undefined;
  const sentence = sentenceIn(value);
  // What else it holds is judged where it is read.
  return { ...value, description: sentence, message: sentence } as unknown as Envelope;
}

/** The sentence for people in something read from the network, be it an envelope or the words of a proxy; empty where there is none. */
export function sentenceIn(value: unknown): string {
  if (!isOfNames(value)) return '';
  const said = [value.description, value.message].filter((text) => typeof text === 'string');
  return said.find((text) => text.trim() !== '') ?? '';
}

/** Whether something read from the network is an envelope of this portal. */
export function isEnvelope(value: unknown): value is Envelope {
  if (envelopeOf(value) === undefined || !isOfNames(value)) return false;
  return typeof value.description === 'string' && value.description === value.message;
}

function isOfNames(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
