import { type ComponentType, createContext, type Dispatch, type ReactNode, useContext } from 'react';
import type { Description } from '#modules/configurator/domain/describe/describe.ts';
import type { SizedFields } from '#modules/configurator/domain/sized/sized-fields.ts';
import type { WizardAction, WizardState } from '#modules/configurator/domain/wizard/reducer.ts';
import type { Product } from '#modules/configurator/web/release-queries.ts';
import type { DraftContent } from '#modules/drafts/web/public.ts';
import type { Configuration, FieldId } from '#product/configuration.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { Store } from '#web/store/store.ts';
import type { HitPrices } from './hit-prices.ts';
import type { OpenLine } from './line-store.ts';
import type { OptionNotes } from './option-notes.ts';
import type { Prompting } from './use-prompt.ts';
import type { Words } from './words.ts';

/** Where a later module tells what the product costs: whole, and in one line where there is no room. */
export interface PriceSlot {
  readonly whole: ReactNode;
  readonly brief: ReactNode;
}

/** Where a later module shows more of the product than its picture, which it is given. */
export type PreviewSlot = ComponentType<{ picture: ReactNode; notes: ReactNode }>;

/** What every part of the wizard shows and may do. */
export interface WizardView {
  readonly product: Product;
  readonly words: Words;
  readonly state: WizardState;
  /** Whether a quick search began it, and nothing has been done since. */
  readonly isBegun: boolean;
  /** What a sizing filled in, if it comes from one. */
  readonly sized: SizedFields | undefined;
  /** Takes that off: what it filled in stays, and nothing leads back to its case. */
  readonly takeSizingOff: () => void;
  readonly config: Configuration;
  readonly description: Description;
  readonly asking: Prompting;
  readonly dispatch: Dispatch<WizardAction>;
  /** Opens a step; with a field, the focus goes to it. */
  readonly goTo: (step: number, field?: FieldId) => void;
  /** Chooses a row of the search, and goes on to what is still open if that was meant. */
  readonly chooseRow: (row: CatalogueRow, goesOn: boolean) => void;
  /** Whether the customer acted for agrees that the document is mailed, for the save that follows. */
  readonly consent: { readonly isGiven: boolean; readonly give: (isGiven: boolean) => void };
  /** What later modules let one do with the product. */
  readonly actions: ReactNode;
  readonly price: PriceSlot | undefined;
  /** What a later module shows of the product in place of its picture, where it is wanted. */
  readonly Preview: PreviewSlot | undefined;
  /** What a later module says of options; it may say it late. */
  readonly optionNotes: Store<OptionNotes>;
  readonly hits: HitPrices;
  /** What a later module notes beside the draft: what stood there when it was opened, and how something else is kept. */
  readonly draftNote: { readonly before: unknown; readonly keep: (noted: DraftContent) => void };
  /** The saved line that is edited, as the store of the wizard opened it; undefined for a new configuration. */
  readonly line: OpenLine | undefined;
  /** How many pieces it is about, as far as somebody has said. */
  readonly quantity: number;
}

/** What a field needs to be shown; it changes seldom, so that fields which say the same need not be shown anew. */
export interface FieldView {
  readonly words: Words;
  /** The line, and the name of the picture of an option, if it has one. */
  readonly line: string;
  readonly pictureOf: (field: FieldId, code: string) => string | undefined;
  readonly choose: Prompting['choose'];
  readonly optionNotes: Store<OptionNotes>;
}

export const FieldViewContext = createContext<FieldView | null>(null);

/** What the wizard around a field gives it. */
export function useFieldView(): FieldView {
  const view = useContext(FieldViewContext);
  if (view === null) throw new Error('This component belongs into the wizard');
  return view;
}

export const WizardViewContext = createContext<WizardView | null>(null);

/** The wizard around a component. */
export function useWizardView(): WizardView {
  const view = useContext(WizardViewContext);
  if (view === null) throw new Error('This component belongs into the wizard');
  return view;
}
