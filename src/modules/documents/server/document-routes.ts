import type { z } from 'zod';
import type { Locale } from '#kernel/locale.ts';
import type { Actor } from '#modules/accounts/domain/actor.ts';
import { findSavedForm } from '#modules/cart/server/public.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { type JudgedProduct, productOfForm, productOfKeptForm } from '#modules/configurator/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { contentDisposition } from '#modules/documents/domain/content-disposition.ts';
import { technicalFileName } from '#modules/documents/domain/file-name.ts';
import { sheetOfProduct } from '#modules/documents/domain/sheet-of-product.ts';
import type { SheetLanguage } from '#modules/documents/domain/technical-sheet.ts';
import { pictureNamed } from '#modules/drawings/domain/pictures.ts';
import { drawingToSvg } from '#modules/drawings/domain/svg.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import type { TechnicalDocument } from './technical-document.ts';
import { renderTechnicalPdf } from './technical-pdf.ts';

/** Serves the documents of configurations (spec 001 §7). */
export function registerDocuments(portal: Portal, release: () => ActiveRelease): void {
  serve(portal, documentRoutes.downloadTechnicalDocuments, async ({ actor, body, db, locale, now, query }) => {
    const asked = await Promise.all(body.map(({ productConfig }) => askedFor(productConfig, db, actor)));
    const print = { release: release(), language: query.language ?? locale, date: now.toISOString().slice(0, 10) };
    const [first, ...others] = asked.map((item) => documentOf(item.form, judged(item, print.release, locale), print));
    if (first === undefined) throw new Failure('document.empty');
    const bytes = await renderTechnicalPdf([first, ...others], { brand: { name: portal.settings.brandName } });
    const name = technicalFileName(first.sheet.productName, print.language === 'en' ? 'en' : 'zh-cn');
    return { bytes, disposition: contentDisposition(name, 'attachment') };
  });
}

type ProductConfig = z.output<typeof documentRoutes.downloadTechnicalDocuments.body>[number]['productConfig'];

/** A configuration to print, and how it is judged: a saved line may stem from an earlier release. */
interface Asked {
  readonly form: SavedForm;
  readonly judge: typeof productOfForm;
}

/** A saved line within reach by its id, or the form itself. */
async function askedFor(config: ProductConfig, db: Db, actor: Actor): Promise<Asked> {
  if ('basicTypeId' in config) {
    const { id: _id, productName: _name, productConfig: _config, inquiryStatus: _status, ...form } = config;
    return { form, judge: productOfForm };
  }
  const form = await findSavedForm(db, actor, config.id);
  if (form === undefined) throw new Failure('record.unknown');
  return { form, judge: productOfKeptForm };
}

function judged({ form, judge }: Asked, release: ActiveRelease, locale: Locale): JudgedProduct {
  const verdict = judge(form, release, locale);
  if (!verdict.ok) throw new Failure(verdict.refusal.code, verdict.refusal.params);
  return verdict.value;
}

interface Print {
  readonly release: ActiveRelease;
  readonly language: SheetLanguage;
  /** The day it is printed, `YYYY-MM-DD`. */
  readonly date: string;
}

function documentOf(form: SavedForm, product: JudgedProduct, { release, language, date }: Print): TechnicalDocument {
  const { version, hash, product: data } = release;
  const sheet = sheetOfProduct(
    {
      ...product,
      customColor: product.config.customColor,
      requiredServiceFactor: form.serviceFactor,
      specialWishes: form.specialWishes ? (form.customizedRequirements ?? '') : '',
      remark: form.remark ?? '',
    },
    { fields: data.fields, steps: data.steps, release: { version, hash }, language, date },
  );
  const draw = pictureNamed(`assembly/${product.standing.builtInType ?? ''}`);
  return { sheet, ...(draw && { picture: drawingToSvg(draw(), undefined, INK_ON_PAPER) }) };
}

/** A PDF knows no theme: the colours of the printed page. */
const INK_ON_PAPER = { ink: '#1b2733', ground: '#ffffff', accent: '#0b5f73' };
