import type { BilingualText, Locale } from '#kernel/locale.ts';
import type { SheetCheck, SheetRow, SheetSection, SheetText } from '#product/sheet.ts';

/** The interface language, or both with every label in two lines. */
export type SheetLanguage = Locale | 'both';

/** The release of the product data a sheet was computed from; the hash proves it. */
export interface SheetRelease {
  readonly version: string;
  readonly hash: string;
}

/** A technical document of one configuration as plain data: what is printed, not how. */
export interface TechnicalSheet {
  readonly language: SheetLanguage;
  readonly title: BilingualText;
  readonly productName: string;
  readonly typeCode: string;
  /** With all options; left out where it equals the type code. */
  readonly fullTypeCode: string;
  /** What is to be known before anything else: figures that are to be confirmed. */
  readonly mark?: BilingualText;
  readonly identification: readonly SheetRow[];
  /** n2, Ma, fB, P, i, n1, FRa, η, mass, frame, efficiency class. */
  readonly performance: readonly SheetRow[];
  /** The signs of the figures that are printed large. */
  readonly keyFigures: readonly string[];
  /** What it was chosen for; without rows where nothing was asked. */
  readonly demand?: SheetSection;
  /** Missing where nothing is held against anything. */
  readonly check?: SheetCheck;
  /** What the overview says of the product as it stands, in its order. */
  readonly notes: readonly BilingualText[];
  readonly sections: readonly SheetSection[];
  readonly standards: readonly SheetText[];
  readonly specialWishes?: string;
  readonly remark?: string;
  /** Where it is opened in the portal, printed as a QR code too; left out where nobody knows the portal's address. */
  readonly address?: string;
  readonly release: SheetRelease;
  /** The day it was made, `YYYY-MM-DD`. */
  readonly date: string;
}

/** A sheet's text in its language, or both; the second is left out where both are the same. */
export function sheetText(text: SheetText, language: SheetLanguage): { main: string; second: string } {
  if (typeof text === 'string') return { main: text, second: '' };
  if (language === 'both') return { main: text.zh, second: text.en === text.zh ? '' : text.en };
  return { main: language === 'en' ? text.en : text.zh, second: '' };
}

/** The sections that have something to say; an empty heading helps nobody. */
export function filledSections(sheet: TechnicalSheet): SheetSection[] {
  return sheet.sections.filter((section) => section.rows.length > 0);
}
