/** The specification's envelope around every JSON answer (spec 000 §8): code 0 is success. */
export interface Envelope {
  readonly code: number;
  readonly result: unknown;
  readonly description: string;
  /** The result once more, where an older client looks for it. */
  readonly data?: unknown;
  /** The refusal for programs: its stable code, and which input was at fault. */
  readonly error?: {
    readonly code: string;
    readonly issues?: readonly { readonly path: string; readonly message: string }[];
  };
}

/** Whether something read from the network is an envelope. */
export function isEnvelope(value: unknown): value is Envelope {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'number' &&
    'description' in value &&
    typeof value.description === 'string'
  );
}
