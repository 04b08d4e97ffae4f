// @tests slow
import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { cartRoutes, type LineDto } from '#modules/cart/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { documentMailRoutes, documentRoutes } from '#modules/documents/contract.ts';
import { fileRoutes } from '#modules/jobs/contract.ts';
import { mails } from '#modules/mail/server/public.ts';
import { sharedRoutes, shareRoutes } from '#modules/shares/contract.ts';
import { startJobWorker } from '#server/stored-jobs/job-worker.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';

const app = await testApp({ demo: true });
const lv1 = { as: 'lv1-demo' };
const FORM = aConfiguredForm(await loadActiveRelease(app.portal.db), A_ROW_ID);
const worker = startJobWorker(app.portal);
afterAll(() => worker.stop());

const line = await app.call(cartRoutes.create, { body: { ...FORM, quantity: 12 } as never }, lv1);
/** Words of prices, and the amounts of this line as they are kept and as they are written. */
const PRICE = new RegExp(
  ['price', 'lead time', '价格', '单价', '交货期', 'CNY', '[¥￥]', ...amountsOf(line)].join('|'),
  'i',
);

function amountsOf({ price }: Pick<LineDto, 'price'>): readonly string[] {
  if (price?.kept.status !== 'final') throw new Error('The line has to have a price, else nothing could go out');
  return [price.kept.unit, price.kept.total].flatMap((minor) => [
    String(minor),
    String(minor / 100),
    (minor / 100).toLocaleString('en-GB'),
  ]);
}

function textOf(pdf: Buffer): string {
  const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  expect(stdout).toContain(line.productName);
  return stdout;
}

// Whoever makes it sees the price of the line: what goes to others never holds it (commerce §6, ADR 81).
describe('what goes to others holds no price', () => {
  test('the technical document, with its further pages', async () => {
    const pdf = await app.send(
      documentRoutes.downloadTechnicalDocuments,
      {
        query: { downloadMxPdf: 'true', downloadOthersPdf: 'true', language: 'both' },
        body: [{ productConfig: { id: line.id } }] as never,
      },
      lv1,
    );
    expect(textOf(pdf.rawPayload)).not.toMatch(PRICE);
  });

  test('a share link, what is taken over by it, and its data sheet', async () => {
    const made = await app.call(shareRoutes.create, { params: { id: line.id }, body: { kind: 'copy' } }, lv1);
    const token = made.path.replace('/shared/', '');
    const told = await app.call(sharedRoutes.look, { params: { token } });
    const { form } = await app.call(sharedRoutes.takeOver, { params: { token } });
    expect(JSON.stringify({ ...told, form })).not.toMatch(PRICE);
    const pdf = await app.send(sharedRoutes.dataSheet, { params: { token }, query: { language: 'both' } });
    expect(textOf(pdf.rawPayload)).not.toMatch(PRICE);
  });

  test('a mail with the document, and the file attached to it', async () => {
    const sent = { addresses: ['buyer@acme.example'], language: 'both' as const };
    await app.call(documentMailRoutes.send, { params: { id: line.id }, body: sent }, lv1);
    const [mail] = await vi.waitFor(
      async () => {
        const found = await app.database.db.select().from(mails);
        expect(found).toHaveLength(1);
        return found;
      },
      { timeout: 60_000, interval: 50 },
    );
    expect(JSON.stringify(mail?.values)).not.toMatch(PRICE);
    const [file = ''] = mail?.attachments ?? [];
    const { rawPayload } = await app.send(fileRoutes.open, { params: { id: file } }, lv1);
    expect(textOf(rawPayload)).not.toMatch(PRICE);
  });
});
