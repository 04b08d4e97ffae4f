import type { BilingualText, Locale } from '#kernel/locale.ts';
import { warningsOf } from '#modules/configurator/domain/warnings/warnings.ts';
import { contextOf, type ValidatedProduct } from '#modules/configurator/server/public.ts';
import { type AnnexKind, annexesFor, annexesOf } from '#modules/documents/domain/annexes.ts';
import { addressOfProduct } from '#modules/documents/domain/product-address.ts';
import { sheetMass } from '#modules/documents/domain/sheet-mass.ts';
import { fieldRows, sheetOfProduct } from '#modules/documents/domain/sheet-of-product.ts';
import { SHEET_WORDS } from '#modules/documents/domain/sheet-words.ts';
import type { SheetLanguage, TechnicalSheet } from '#modules/documents/domain/technical-sheet.ts';
import { REMARK, SPECIAL_WISHES } from '#product/configuration.ts';
import type { ProductLine } from '#product/line.ts';
import { type AskedProduct, judgedProduct } from './asked-product.ts';
import type { PrintableDocument } from './technical-pdf-job.ts';

export interface Print {
  readonly language: SheetLanguage;
  /** The day it is printed, `YYYY-MM-DD`. */
  readonly date: string;
  /** The address of the portal, where the sheet is to say how its product is opened there. */
  readonly portalAddress?: string | undefined;
  /** What is printed behind the sheet, the mounting position of a saved configuration alone; nothing where left out. */
  readonly annexes?: ReadonlySet<AnnexKind>;
}

/** What a document says, judged anew, at its place among others; refusals are in the person's language. */
export async function printableDocument(
  asked: AskedProduct,
  locale: Locale,
  { language, date, portalAddress, annexes: asksFor = NO_ANNEXES }: Print,
  item?: number,
): Promise<PrintableDocument> {
  const { release } = asked;
  const context = contextOf(release);
  const { line } = context;
  const judged = judgedProduct(asked, locale);
  const product = asked.isWithoutWords ? withoutWords(judged, line) : judged;
  const { config, form, standing } = product;
  const sheetForm = await line.sheet();
  const { version, hash, product: data } = release;
  const printed = {
    ...product,
    parts: release.catalogue.partFigures?.(product.row) ?? {},
    notes: [...warningsOf(config, context, standing).map(({ text }) => text), ...untold(asked, judged)],
    order: { ...asked.order, item },
    specialWishes: form.specialWishes ? (form.customizedRequirements ?? '') : '',
    remark: form.remark ?? '',
  };
  const sheet = sheetOfProduct(printed, {
    fields: data.fields,
    steps: data.steps,
    line,
    form: sheetForm,
    release: { version, hash },
    language,
    date,
  });
  const address =
    portalAddress === undefined
      ? undefined
      : addressOfProduct(portalAddress, {
          line: line.code,
          fullTypeCode: sheet.fullTypeCode,
          ...(asked.saved && { savedId: asked.saved.id }),
          isSample: form.sampleSelectionFlag === 'Y',
        });
  const picture = sheetForm.pictureOf(standing);
  const drawing = {
    ...{ line: line.code, product: { standing, parts: printed.parts }, mass: sheetMass(line.rows, product.row) },
    ...(!asked.saved && { isAfterLogin: true as const }),
  };
  const annexes = annexesOf(
    sheet,
    annexesFor(asksFor, { isSaved: asked.saved !== undefined }),
    fieldRows(sheetForm.lubrication ?? [], printed, { fields: data.fields, form: sheetForm }),
  );
  return {
    sheet: { ...(asked.isWithoutWords ? withoutNotes(sheet) : sheet), ...(address !== undefined && { address }) },
    ...(picture !== undefined && { picture: { line: line.code, name: picture } }),
    // Who looks at what is not saved, of a line without drawings, is not told to sign in for them.
    ...((asked.saved || !line.isUndrawn) && { drawing }),
    ...(annexes.length > 0 && { annexes }),
  };
}

const NO_ANNEXES: ReadonlySet<AnnexKind> = new Set();

/** That there are wishes is told, not what they are: what is supplied differs from what is shown. */
function untold({ isWithoutWords }: AskedProduct, { form }: ValidatedProduct): readonly BilingualText[] {
  return isWithoutWords && form[SPECIAL_WISHES] ? [SHEET_WORDS.wishesUntold] : [];
}

/** A product to which nobody has written anything. */
function withoutWords(product: ValidatedProduct, { empty }: Pick<ProductLine, 'empty'>): ValidatedProduct {
  return { ...product, config: { ...product.config, texts: empty.texts } };
}

/** Its sheet: who looks at the product is told nothing of whoever configured it. */
function withoutNotes({ [SPECIAL_WISHES]: _wishes, [REMARK]: _remark, ...sheet }: TechnicalSheet): TechnicalSheet {
  return sheet;
}
