import { type BilingualText, type Locale, textIn } from '#kernel/locale.ts';
import { SHEET_WORDS } from '#modules/documents/domain/sheet-words.ts';
import { filledSections, type TechnicalSheet } from '#modules/documents/domain/technical-sheet.ts';
import type { ProductSheetDto, SharedRowDto, SharedSectionDto } from '#modules/shares/contract.ts';
import { SHARE_WORDS } from '#modules/shares/domain/share-words.ts';
import type { SheetRow, SheetSection, SheetText } from '#product/sheet.ts';

/** What stands beside the sheet of a product. */
type Beside = Pick<ProductSheetDto, 'category' | 'release'>;

/** What a data sheet says, field by field and in one language. */
export function sheetTold(
  sheet: TechnicalSheet,
  picture: string | undefined,
  locale: Locale,
  beside: Beside,
): ProductSheetDto {
  const { productName, typeCode, fullTypeCode, performance, keyFigures, notes, standards } = sheet;
  return {
    ...beside,
    title: textIn(sheet.title, locale),
    productName,
    typeCode,
    fullTypeCode,
    figures: performance.filter(({ symbol }) => symbol !== undefined && keyFigures.includes(symbol)).map(row),
    sections: sectionsOf(sheet).map(section),
    notes: notes.map(said),
    standards: standards.map(said),
    picture: picture ?? null,
  };

  function section({ heading, rows, note }: SheetSection): SharedSectionDto {
    return { heading: said(heading), rows: rows.map(row), note: note === undefined ? null : said(note) };
  }

  function row({ label, symbol, value, unit }: SheetRow): SharedRowDto {
    return { label: said(label), symbol: symbol ?? null, value: said(value), unit: unit ?? null };
  }

  function said(text: SheetText): string {
    return typeof text === 'string' ? text : textIn(text, locale);
  }
}

/** The groups of a sheet in its order; one without rows has nothing to say. */
function sectionsOf(sheet: TechnicalSheet): readonly SheetSection[] {
  const named = (heading: BilingualText, rows: readonly SheetRow[]): SheetSection => ({ heading, rows });
  const { identification, performance, demand, check } = sheet;
  return [
    named(SHARE_WORDS.product, identification),
    named(SHEET_WORDS.performance, performance),
    ...(demand ? [demand] : []),
    ...(check ? [{ heading: check.heading, rows: check.rows, note: check.sentence }] : []),
    ...filledSections(sheet),
  ].filter(({ rows }) => rows.length > 0);
}
