import type { Locale } from '#kernel/locale.ts';

/** What the server found about a form that was attached, when it came. */
export interface Judgement {
  /** Whether it is a product that could be saved as it is. */
  readonly isProduct: boolean;
  /** Of a product; of one that is not complete, what is chosen so far; else empty. */
  readonly typeCode: string;
  readonly productName: string;
  /** Why it is none, in the language of the enquiry. */
  readonly reason: string;
  /** The same for readers of each language; enquiries of before it was told have none. */
  readonly reasons?: Readonly<Record<Locale, string>>;
}

/** Something that was asked for, by its name. */
export interface AskedFigure {
  readonly name: string;
  readonly value: string;
}

/** The same for readers of each language, as far as the release knows it. */
export type ToldFigure = AskedFigure & { readonly told?: Readonly<Record<Locale, AskedFigure>> };

/** How something came to stand: the asker chose it, the drive leaves nothing else, or it is the standard that nobody chose. */
export const BY_WHOM = ['chosen', 'follows', 'standard'] as const;
export type ByWhom = (typeof BY_WHOM)[number];

/** The drive of a form as lists know it: its figures, how it is mounted and what it is fitted with, in words. */
export interface AttachedDrive {
  readonly figures: readonly {
    readonly label: string;
    readonly symbol: string | null;
    readonly value: string;
    readonly unit: string | null;
  }[];
  readonly fittings: readonly {
    readonly label: string;
    readonly value: string;
    /** How it came to stand; not known of enquiries of before it was told, nor of a form sent without what was chosen. */
    readonly byWhom?: ByWhom;
  }[];
  /** What must still be chosen, is wrong, or is to be confirmed by the maker. */
  readonly open?: readonly string[];
}

/** A configuration an enquiry is about, as it stood on the asker’s screen. */
export interface AttachedConfiguration {
  /** What could not be had: an option, a near miss. Empty where the whole is asked about. */
  readonly asked: string;
  /** The figures that were asked for, as the asker read them. */
  readonly demand: readonly ToldFigure[];
  /** What nearly meets them, the nearest first; enquiries of before it was told apart have it in their demand. */
  readonly near?: readonly ToldFigure[];
  /** Null where no form came along. */
  readonly judgement: Judgement | null;
  /** The saved form, whatever the line says it holds; null while no drive was chosen. */
  readonly form: unknown;
  /** The drive it holds, for readers of each language; enquiries of before it was told have none. */
  readonly drive?: Readonly<Record<Locale, AttachedDrive>>;
}
