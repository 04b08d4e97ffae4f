import type { Locale } from '#kernel/locale.ts';
import type { Result } from '#kernel/result.ts';
import type { LineDto } from '#modules/cart/contract.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import type { FormRefusal } from '#modules/configurator/server/public.ts';
import type { SampleRefusal } from '#modules/samples/server/public.ts';
import type { PriceFacts } from '#product/prices.ts';
import type { Db } from '#server/database.ts';
import type { ReleaseCheck } from './release-check.ts';

/** What the product data says a form is. */
export interface VerifiedForm {
  /** The form as it is stored. */
  readonly form: SavedForm;
  /** Which of the line's kinds of product it is, such as a gear type. */
  readonly kind: string;
  readonly productName: string;
  readonly typeCode: string;
  /** What it is to a price list. */
  readonly priceFacts?: PriceFacts;
}

/** What a line tells of its drive. */
export type DriveFacts = Pick<LineDto, 'demand' | 'figures' | 'fittings' | 'figuresOpen' | 'fullTypeCode'>;

type Judged = Result<VerifiedForm, FormRefusal | SampleRefusal>;

export interface CartParts {
  /** Judges a form by the release it names, with engine and catalogue; a refusal speaks the given language. */
  readonly verify: (form: SavedForm, locale: Locale, db: Db) => Judged | Promise<Judged>;
  /** What is told of the drives of stored forms, each in its place; nothing is refused. */
  readonly drivesOf: (forms: readonly unknown[], locale: Locale, db: Db) => Promise<readonly DriveFacts[]>;
  /** What a stored form is to a price list; undefined where it is no product any more. */
  readonly priceFactsOf: (form: SavedForm, db: Db) => Promise<PriceFacts | undefined>;
  /** How a stored form stands to the release in force of its line. */
  readonly checkRelease: (form: SavedForm, locale: Locale, db: Db) => Promise<ReleaseCheck>;
  /** The releases in force, by their hashes. */
  readonly inForce: () => readonly string[];
}
