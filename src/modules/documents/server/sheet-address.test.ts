// @tests slow
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { sharedRoutes, shareRoutes } from '#modules/shares/contract.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { aTechnicalSheet } from '#testing/builders/a-technical-sheet.ts';
import { qrCodeOn } from '#testing/qr-codes.ts';
import { renderTechnicalPdf } from './technical-pdf.ts';

const PORTAL = 'https://drives.example.com';
const app = await testApp({ demo: true, changes: { publicUrl: PORTAL } });
const FORM = aConfiguredForm(await loadActiveRelease(app.portal.db), A_ROW_ID);
const lv1 = { as: 'lv1-demo' };
const needsPdfTools = spawnSync('pdftoppm', ['-v']).status !== 0 && process.env.CI !== 'true';

function wordsOf(pdf: Buffer): string {
  return spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).stdout.replace(/\s/g, '');
}

describe.skipIf(needsPdfTools)('the code on a data sheet', () => {
  it('of a saved line leads to its own page, which stands beside it in words', async () => {
    const { id } = await app.call(cartRoutes.create, { body: FORM }, lv1);
    const { rawPayload } = await app.send(
      documentRoutes.downloadTechnicalDocuments,
      { body: [{ productConfig: { id } }], query: { language: 'both' } },
      lv1,
    );
    const address = `${PORTAL}/product-config/config-select/JRT/${id}`;
    expect(qrCodeOn(rawPayload)).toBe(address);
    const words = wordsOf(rawPayload);
    expect(words).toContain(address);
    expect(words).toContain('在门户中打开');
    expect(words).toContain('Openintheportal');
  });

  it('of what is not saved leads to the configurator with its full type code, for a visitor too', async () => {
    for (const caller of [{}, lv1]) {
      const { rawPayload } = await app.send(documentRoutes.dataSheet, { body: { form: FORM, language: 'en' } }, caller);
      const address = new URL(qrCodeOn(rawPayload) ?? '');
      expect(address.origin + address.pathname).toBe(`${PORTAL}/product-config/config-select/JRT`);
      expect(address.searchParams.get('q')).toMatch(/^JRTKF67-DN90L4-.*i57\.28/);
      expect(wordsOf(rawPayload)).toContain(address.href);
    }
  });

  it('is not on what a share link shows: the secret of the link stays in the link', async () => {
    const { id } = await app.call(cartRoutes.create, { body: FORM }, lv1);
    const { path } = await app.call(shareRoutes.create, { params: { id }, body: { kind: 'view' } }, lv1);
    const token = path.split('/').at(-1) ?? '';
    const { rawPayload } = await app.send(sharedRoutes.dataSheet, { params: { token } });
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(qrCodeOn(rawPayload)).toBeUndefined();
    expect(wordsOf(rawPayload)).not.toContain('drives.example.com');
  });

  it('is on none where nobody has said what the portal’s address is', async () => {
    Reflect.set(app.portal.settings, 'publicUrl', undefined);
    const { rawPayload } = await app.send(documentRoutes.dataSheet, { body: { form: FORM, language: 'en' } });
    Reflect.set(app.portal.settings, 'publicUrl', PORTAL);
    expect(qrCodeOn(rawPayload)).toBeUndefined();
    expect(wordsOf(rawPayload)).not.toContain('Openintheportal');
  });

  it('is read even of the longest type codes, and drawn as vectors', async () => {
    const address = `${PORTAL}/product-config/config-select/JRT?q=${'JRTKAF67-DN90L4-BM4-HR-'.repeat(20)}`;
    const sheet = aTechnicalSheet({ address });
    const pdf = await renderTechnicalPdf([{ sheet }], { brand: { name: 'Acme' } });
    expect(qrCodeOn(pdf)).toBe(address);
    expect(pdf.toString('latin1')).not.toContain('/Subtype /Image');
    expect(pdf.toString('latin1')).toContain(`/URI (${address})`);
  });
});
