import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { countedAddress } from '#kernel/client-address.ts';
import type { Locale } from '#kernel/locale.ts';
import { catalogueOf } from '#lines/catalogues.ts';
import { CONFIGURABLE } from '#lines/configurable.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { instructionsFileName } from '#modules/documents/domain/instruction-words.ts';
import { Failure } from '#server/failures.ts';
import { contentDisposition } from '#server/http/content-disposition.ts';
import { askerOf } from '#server/jobs/job.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { instructionTexts } from './instruction-texts.ts';
import type { InstructionsOrder } from './instructions-pdf.ts';
import { INSTRUCTIONS_PDF } from './jobs.ts';

/** As many as there are lines and languages, and those of the release before. */
const KEPT = 20;

/** Serves the operating instructions of product lines to everybody; each is printed once for what it says. */
export function registerInstructions(portal: Portal, releases: Pick<Releases, 'current'>): void {
  const printed = new LRUCache<string, Uint8Array>({ max: KEPT });

  serve(portal, documentRoutes.operatingInstructions, async ({ actor, locale, params, query, request, whenGone }) => {
    const language = query.language ?? locale;
    const order = await orderOf(params.line, language);
    const name = instructionsFileName(params.line, language);
    const asker = askerOf(actor, countedAddress(request.ip));
    const file = bytesOf(order, { asker, gone: whenGone() });
    return { file: file.then((bytes) => ({ bytes, disposition: contentDisposition(name, 'attachment') })) };
  });

  async function orderOf(line: string, language: Locale): Promise<InstructionsOrder> {
    const instructions = instructionsOf(line);
    const { catalogue, version, hash } = releases.current(line);
    return {
      instructions,
      texts: await instructionTexts(instructions.chapters, language),
      figures: catalogue.figureTables?.() ?? {},
      release: { version, hash },
      language,
      brand: { name: portal.settings.brandName },
    };
  }

  async function bytesOf(order: InstructionsOrder, waiting: Parameters<Portal['jobs']['run']>[2]): Promise<Uint8Array> {
    const key = createHash('sha256').update(JSON.stringify(order)).digest('base64');
    const known = printed.get(key);
    if (known !== undefined) return known;
    const bytes = await portal.jobs.run(INSTRUCTIONS_PDF, { cost: 1, prepare: () => order }, waiting);
    printed.set(key, bytes);
    return bytes;
  }
}

function instructionsOf(line: string): InstructionsOrder['instructions'] {
  const lines: readonly string[] = CONFIGURABLE;
  const found = lines.includes(line) ? catalogueOf(line).instructions : undefined;
  if (found === undefined) throw new Failure('line.unknown', { line, lines: lines.join(', ') });
  return found;
}
