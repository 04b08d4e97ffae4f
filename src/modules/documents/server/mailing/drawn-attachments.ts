import type { Locale } from '#kernel/locale.ts';
import { DRAWING_TYPES } from '#modules/documents/domain/drawing-formats.ts';
import { drawingFileName } from '#modules/documents/domain/file-name.ts';
import type { SheetLanguage } from '#modules/documents/domain/technical-sheet.ts';
import type { AskedProduct } from '#modules/documents/server/asked-product.ts';
import { judgedProduct } from '#modules/documents/server/asked-product.ts';
import { drawingOrder } from '#modules/documents/server/drawings/drawing-order.ts';
import { DRAWING } from '#modules/documents/server/jobs.ts';
import type { Db } from '#server/database.ts';
import type { FileOwner } from '#server/files/file-store.ts';
import { storeBytes } from '#server/files/store-bytes.ts';
import { askerOf } from '#server/jobs/job.ts';
import type { Portal } from '#server/portal.ts';
import type { SliceTools } from '#server/stored-jobs/job-kind.ts';

/** What of the drawings goes by mail: the dimension sheet to read, the solid for CAD. */
const ATTACHED = ['pdf', 'step'] as const;

/** A file that goes with a mail, beside the document. */
export interface DrawnFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The drawings of a product as files, drawn in a thread; none where it cannot be drawn, of which its data sheet tells. */
export async function drawnAttachments(
  asked: AskedProduct,
  { language, locale }: { readonly language: SheetLanguage; readonly locale: Locale },
  { actor, gone, portal }: SliceTools,
): Promise<readonly DrawnFile[]> {
  const product = judgedProduct(asked, locale);
  const named = language === 'en' ? 'en' : 'zh-cn';
  const files: DrawnFile[] = [];
  for (const format of ATTACHED) {
    const wanted = { format, language, locale: named, maker: portal.settings.brandName } as const;
    const order = drawingOrder({ product, release: asked.release }, wanted);
    const outcome = await portal.jobs.run(
      DRAWING,
      { cost: 1, prepare: () => order },
      { asker: askerOf(actor, ''), gone },
    );
    if (!outcome.ok) return [];
    const name = drawingFileName(product.productName, format, named);
    files.push({ name, type: DRAWING_TYPES[format], bytes: outcome.value });
  }
  return files;
}

/** Stores such files; the mails that go with them hold them. Their ids. */
export async function storeAttachments(
  { newId, settings }: Portal,
  tx: Db,
  drawn: readonly DrawnFile[],
  { owner, now }: { readonly owner: FileOwner; readonly now: Date },
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const { bytes, name, type } of drawn) {
    const { id } = await storeBytes(tx, { ...owner, id: newId(), name, type, now }, bytes, settings.fileSpace);
    ids.push(id);
  }
  return ids;
}
