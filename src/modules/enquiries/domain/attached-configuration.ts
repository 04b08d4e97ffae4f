/** What the server found about a form that was attached, when it came. */
export interface Judgement {
  /** Whether it is a product that could be saved as it is. */
  readonly isProduct: boolean;
  readonly typeCode: string;
  readonly productName: string;
  /** Why it is none, in the language of the enquiry. */
  readonly reason: string;
}

/** A configuration an enquiry is about, as it stood on the asker’s screen. */
export interface AttachedConfiguration {
  /** What could not be had: an option, a near miss. Empty where the whole is asked about. */
  readonly asked: string;
  /** The figures that were asked for, as the asker read them. */
  readonly demand: readonly { readonly name: string; readonly value: string }[];
  /** Null where no form came along. */
  readonly judgement: Judgement | null;
  /** The saved form, whatever the line says it holds; null while no drive was chosen. */
  readonly form: unknown;
}
