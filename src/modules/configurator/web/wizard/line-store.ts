import type { z } from 'zod';
import type { SavedForm, savedForm } from '#modules/configurator/contract.ts';

/** A saved line with the configuration in it, as far as editing it is concerned. */
export interface OpenLine {
  readonly id: string;
  readonly version: number;
  readonly quantity: number;
  /** What it is called in the list it is kept in. */
  readonly productName?: string;
  readonly form: SavedForm;
  /** The organisation it belongs to. */
  readonly customerName?: string;
  readonly abilities: { readonly edit: boolean };
  /** Of a save: what became of the mail with its document. */
  readonly documentMail?: { readonly state: 'queued' | 'waiting' | 'refused'; readonly reason: string | null };
}

/** What a save says beside the form. */
export interface SaidBeside {
  /** How many of a new product. */
  readonly quantity?: number;
  /** Set where the customer acted for agrees that the document is mailed to the addresses of the form. */
  readonly mailsDocument?: true;
}

/** Where configurations are saved. The wizard knows no list of saved ones; whoever shows it gives it one. */
export interface LineStore {
  /** The same key names the same save: repeating it saves nothing twice. */
  create(form: z.input<typeof savedForm>, idempotencyKey: string, beside?: SaidBeside): Promise<OpenLine>;
  /** Saves over the version that was opened; refused with `version.conflict` if somebody else has saved since. */
  update(
    line: OpenLine,
    form: z.input<typeof savedForm>,
    idempotencyKey: string,
    beside?: Pick<SaidBeside, 'mailsDocument'>,
  ): Promise<OpenLine>;
  open(id: string, signal: AbortSignal): Promise<OpenLine>;
}
