import type { Locale } from '#kernel/locale.ts';
import type { Result } from '#kernel/result.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';

/** What the product data says a form is. */
export interface VerifiedForm {
  readonly productName: string;
  readonly typeCode: string;
}

/** Why a form is no product: the code of the refusal and what its text names. */
export interface FormRefusal {
  readonly code:
    | 'configuration.impossible'
    | 'configuration.incomplete'
    | 'configuration.unknown-basic-type'
    | 'release.unknown';
  readonly params: Readonly<Record<string, string>>;
}

export interface CartParts {
  /** Judges a form by engine and catalogue; a refusal speaks the given language. */
  readonly verify: (
    form: SavedForm,
    locale: Locale,
  ) => Result<VerifiedForm, FormRefusal> | Promise<Result<VerifiedForm, FormRefusal>>;
}
