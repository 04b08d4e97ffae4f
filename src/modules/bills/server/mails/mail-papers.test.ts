// @tests both-databases-long
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { billRoutes } from '#modules/bills/contract.ts';
import { billApp } from '#modules/bills/testing/bill-app.ts';
import { mails } from '#modules/mail/server/public.ts';
import { ADMIN, LV1 } from '#modules/quotes/testing/quote-app.ts';
import { bytesOf, findFiles } from '#server/files/file-store.ts';

const { app, bill, issued, packed, ready, stepShipment } = await billApp();
const { db } = app.database;
beforeEach(() => db.delete(mails));

/** The mails of shipments with the files that go with them. */
async function told() {
  const found = await db.select().from(mails).where(eq(mails.template, 'shipped')).orderBy(asc(mails.id));
  return Promise.all(
    found.map(async ({ attachments, recipient, values }) => ({
      ...{ recipient, papers: values.papers },
      files: await findFiles(db, attachments),
    })),
  );
}

const downloaded = async (id: string, as = ADMIN) =>
  (await app.send(billRoutes.paper, { params: { id, format: 'pdf' } }, as)).rawPayload;

test('goods that leave are told of with their issued papers as PDF, the same bytes that the customer downloads', async () => {
  const shipment = await packed([await ready(1)]);
  const papers = [await issued('ci', shipment), await issued('pl', shipment)];
  // Once printed they are there at once, however busy the portal is.
  for (const { id } of papers) await downloaded(id);
  await stepShipment('dispatch', shipment);
  const sent = await told();
  expect(sent.length).toBeGreaterThan(0);
  for (const { files, papers: said } of sent) {
    for (const { number } of papers) expect(said).toContain(number);
    expect(said).toMatch(/attached as PDF|PDF 见附件/);
    expect(files).toHaveLength(2);
    for (const { id, number } of papers) {
      const file = files.find(({ name }) => name.startsWith(number ?? '-')) ?? expect.fail();
      expect(file.type).toBe('application/pdf');
      const pieces: Buffer[] = [];
      for await (const piece of bytesOf(db, file)) pieces.push(piece);
      expect(Buffer.concat(pieces).equals(await downloaded(id, LV1))).toBe(true);
    }
  }
});

test('a paper that is still a draft goes with no mail', async () => {
  const shipment = await packed([await ready(1)]);
  const list = await issued('pl', shipment);
  await downloaded(list.id);
  await bill('ci', 'shipment', shipment.id);
  await stepShipment('dispatch', shipment);
  for (const { files } of await told())
    expect(files.map(({ name }) => name.startsWith(list.number ?? '-'))).toEqual([true]);
});
