import type { z } from 'zod';
import type { Locale } from '#kernel/locale.ts';
import type { Scope } from '#kernel/scope.ts';
import { findSavedForm } from '#modules/cart/server/public.ts';
import type { ActiveRelease, Releases } from '#modules/catalogue/server/public.ts';
import { formIn, type SavedForm } from '#modules/configurator/contract.ts';
import {
  contextOf,
  type JudgedProduct,
  productOfForm,
  productOfKeptForm,
} from '#modules/configurator/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { contentDisposition } from '#modules/documents/domain/content-disposition.ts';
import { technicalFileName } from '#modules/documents/domain/file-name.ts';
import { sheetOfProduct } from '#modules/documents/domain/sheet-of-product.ts';
import type { SheetLanguage } from '#modules/documents/domain/technical-sheet.ts';
import { drawingToSvg } from '#modules/drawings/domain/svg.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import type { TechnicalDocument } from './technical-document.ts';
import { renderTechnicalPdf } from './technical-pdf.ts';

/** Serves the documents of configurations (spec 001 §7). */
export function registerDocuments(portal: Portal, releases: Releases): void {
  serve(
    portal,
    documentRoutes.downloadTechnicalDocuments,
    async ({ body, db, locale, noteRead, now, query, scope }) => {
      const asked = await Promise.all(
        body.map(({ productConfig }) => askedFor(productConfig, { releases, db, scope })),
      );
      noteRead(...body.flatMap(({ productConfig }) => ('basicTypeId' in productConfig ? [] : [productConfig.id])));
      const print = { language: query.language ?? locale, date: now.toISOString().slice(0, 10) };
      const [first, ...others] = await Promise.all(asked.map((item) => documentOf(item, judged(item, locale), print)));
      if (first === undefined) throw new Failure('document.empty');
      const bytes = await renderTechnicalPdf([first, ...others], { brand: { name: portal.settings.brandName } });
      const name = technicalFileName(first.sheet.productName, print.language === 'en' ? 'en' : 'zh-cn');
      return { bytes, disposition: contentDisposition(name, 'attachment') };
    },
  );
}

type ProductConfig = z.output<typeof documentRoutes.downloadTechnicalDocuments.body>[number]['productConfig'];

/** A configuration to print, and by which release and how it is judged. */
interface Asked {
  readonly form: SavedForm;
  readonly release: ActiveRelease;
  readonly judge: typeof productOfForm;
}

interface Sources {
  readonly releases: Releases;
  readonly db: Db;
  readonly scope: Scope;
}

/** A saved line within reach by its id, or the form itself. */
async function askedFor(config: ProductConfig, { releases, db, scope }: Sources): Promise<Asked> {
  if ('basicTypeId' in config) {
    const form = formIn(config);
    const release = await releases.byHash(db, form.releaseHash);
    if (release === undefined) throw new Failure('release.outdated');
    return { form, release, judge: productOfForm };
  }
  const form = await findSavedForm(db, scope, config.id);
  if (form === undefined) throw new Failure('record.unknown');
  // A line from before releases were kept is judged by the one in force.
  const release = (await releases.byHash(db, form.releaseHash)) ?? releases.current(form.category);
  return { form, release, judge: productOfKeptForm };
}

function judged({ form, release, judge }: Asked, locale: Locale): JudgedProduct {
  const verdict = judge(form, release, locale);
  if (!verdict.ok) throw new Failure(verdict.refusal.code, verdict.refusal.params);
  return verdict.value;
}

interface Print {
  readonly language: SheetLanguage;
  /** The day it is printed, `YYYY-MM-DD`. */
  readonly date: string;
}

async function documentOf(
  { form, release }: Asked,
  product: JudgedProduct,
  { language, date }: Print,
): Promise<TechnicalDocument> {
  const { line } = contextOf(release);
  const sheetForm = await line.sheet();
  const { version, hash, product: data } = release;
  const sheet = sheetOfProduct(
    {
      ...product,
      specialWishes: form.specialWishes ? (form.customizedRequirements ?? '') : '',
      remark: form.remark ?? '',
    },
    { fields: data.fields, steps: data.steps, line, form: sheetForm, release: { version, hash }, language, date },
  );
  const drawing = sheetForm.pictureOf(product.standing);
  return { sheet, ...(drawing && { picture: drawingToSvg(drawing, undefined, INK_ON_PAPER) }) };
}

/** A PDF knows no theme: the colours of the printed page. */
const INK_ON_PAPER = { ink: '#1b2733', ground: '#ffffff', accent: '#0b5f73' };
