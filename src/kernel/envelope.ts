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

/** The envelope something read from the network is, its sentence under both names though it came under one; undefined if it is none. */
export function envelopeOf(value: unknown): Envelope | undefined {
  if (!isOfNames(value) || typeof value.code !== 'number') return undefined;
  const sentence = [value.description, value.message].find((text) => typeof text === 'string' && text !== '') ?? '';
  const isSaid = typeof value.description === 'string' || typeof value.message === 'string';
  // What else it holds is judged where it is read.
  return isSaid ? ({ ...value, description: sentence, message: sentence } as unknown as Envelope) : undefined;
}

/** Whether something read from the network is an envelope of this portal. */
export function isEnvelope(value: unknown): value is Envelope {
  return envelopeOf(value) !== undefined && isOfNames(value) && value.description === value.message;
}

function isOfNames(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
