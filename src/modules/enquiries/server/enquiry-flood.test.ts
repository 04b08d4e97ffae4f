// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#modules/accounts/server/public.ts';
import { enquiryReplyRoute, enquiryRoutes } from '#modules/enquiries/contract.ts';
import { enquiryNumber } from '#modules/enquiries/domain/enquiry-number.ts';
import { mails } from '#modules/mail/server/public.ts';
import { testApp } from '#testing/app.ts';
import { enquiries } from './enquiry-tables.ts';

const app = await testApp({
  demo: true,
  changes: { publicUrl: 'https://portal.example.com', enquiryStaff: ['service-demo'], visitorReceipts: 8 },
});
const { db } = app.database;
const STAFF = 'service-demo@example.com';
const ASKED = {
  productLine: 'JRP',
  name: 'Win a prize',
  company: 'https://evil.example',
  email: 'victim@example.com',
  message: 'Click https://evil.example now',
} as const;

const ask = (email: string = ASKED.email, as?: string) =>
  app.call(enquiryRoutes.create, { body: { ...ASKED, email } }, as === undefined ? {} : { as });
/** From as many clients as it takes: an attacker has more than one. */
async function askTimes(times: number, email: (at: number) => string = () => ASKED.email): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    if (at % 10 === 9) await forgetClients();
    await ask(email(at));
  }
}
async function forgetClients(): Promise<void> {
  await db.execute('delete from attempts');
}
const mailsOf = async (template: string) =>
  (await db.select().from(mails).where(eq(mails.template, template)).orderBy(mails.id)).map(
    ({ recipient, values, nextAttemptAt }) => ({ recipient, values, isHeld: nextAttemptAt > new Date() }),
  );

beforeEach(async () => {
  await forgetClients();
  await db.delete(mails);
});

describe('the receipt of a visitor', () => {
  it('brings nothing the visitor wrote: the line and the number alone', async () => {
    const { id } = await ask();
    const sent = await mailsOf('enquiry-receipt-visitor');
    expect(sent).toEqual([
      { recipient: ASKED.email, values: { line: 'JRP', number: enquiryNumber(id) }, isHeld: false },
    ]);
    expect(await mailsOf('enquiry-receipt')).toEqual([]);
  });

  it('goes to one address three times a day, however it is tagged, and the enquiries are kept', async () => {
    const before = await db.$count(enquiries);
    await askTimes(5, (at) => (at % 2 === 0 ? 'Victim@example.com' : `victim+${at}@example.com`));
    expect(await mailsOf('enquiry-receipt-visitor')).toHaveLength(3);
    expect(await db.$count(enquiries)).toBe(before + 5);
    app.clock.advance(25 * 60);
    await ask();
    expect(await mailsOf('enquiry-receipt-visitor')).toHaveLength(4);
  });

  it('is not kept from an address that begins with the sign of a tag by others of its domain', async () => {
    await askTimes(3, (at) => `+other-${at}@example.com`);
    await ask('+victim@example.com');
    expect(await mailsOf('enquiry-receipt-visitor')).toHaveLength(4);
  });

  it('goes out as often within an hour as the settings say, whomever it goes to', async () => {
    await askTimes(12, (at) => `victim-${at}@example.com`);
    expect(await mailsOf('enquiry-receipt-visitor')).toHaveLength(8);
    app.clock.advance(61);
    await ask('victim-13@example.com');
    expect(await mailsOf('enquiry-receipt-visitor')).toHaveLength(9);
  });

  it('of many at the same time goes out three times', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(await mailsOf('enquiry-receipt-visitor')).toHaveLength(3);
  });
});

describe('the receipt of somebody who is signed in', () => {
  it('repeats the question at the address of the account', async () => {
    const { id } = await ask('LV2-demo@example.com', 'lv2-demo');
    expect(await mailsOf('enquiry-receipt')).toMatchObject([
      {
        recipient: expect.stringMatching(/^lv2-demo@/i),
        values: { question: ASKED.message, number: enquiryNumber(id) },
      },
    ]);
  });

  it('goes to another address as that of a visitor does', async () => {
    await ask(ASKED.email, 'lv2-demo');
    expect(await mailsOf('enquiry-receipt')).toEqual([]);
    expect(await mailsOf('enquiry-receipt-visitor')).toMatchObject([{ recipient: ASKED.email }]);
  });
});

describe('mails to those who answer', () => {
  it('are gathered from the sixth within ten minutes on, counted, and held back a while', async () => {
    await askTimes(9);
    expect(await mailsOf('enquiry-received')).toHaveLength(5);
    const gathered = await mailsOf('enquiries-gathered');
    const link = 'https://portal.example.com/services-support/enquiries';
    expect(gathered).toMatchObject([{ recipient: STAFF, values: { count: '4', link }, isHeld: true }]);
  });

  it('come one by one again ten minutes later', async () => {
    await askTimes(7);
    app.clock.advance(11);
    await ask();
    expect(await mailsOf('enquiry-received')).toHaveLength(6);
  });

  it('are counted in the next one once the gathered one is on its way', async () => {
    await askTimes(6);
    await db.update(mails).set({ state: 'sent' }).where(eq(mails.template, 'enquiries-gathered'));
    await askTimes(2);
    expect((await mailsOf('enquiries-gathered')).map(({ values }) => values.count).sort()).toEqual(['1', '2']);
  });

  it('of many at the same time are five and one that counts the others', async () => {
    await Promise.all(Array.from({ length: 9 }, () => ask()));
    expect(await mailsOf('enquiry-received')).toHaveLength(5);
    expect((await mailsOf('enquiries-gathered')).map(({ values }) => values.count)).toEqual(['4']);
  });

  it('are gathered with those about additions to what nobody has taken', async () => {
    const { id } = await ask(ASKED.email, 'lv2-demo');
    for (let added = 0; added < 6; added += 1)
      await app.call(enquiryReplyRoute, { params: { id }, body: { text: `${added}` } }, { as: 'lv2-demo' });
    const recipients = ['2000@example.com', 'sales-demo@example.com', 'sales2-demo@example.com'];
    expect(await mailsOf('enquiry-received')).toHaveLength(recipients.length);
    expect(await mailsOf('enquiry-added')).toHaveLength(4 * recipients.length);
    const gathered = await mailsOf('enquiries-gathered');
    expect(gathered.map(({ recipient, values }) => `${recipient} ${values.count}`).sort()).toEqual(
      recipients.map((recipient) => `${recipient} 2`),
    );
  });

  it('go to everybody on their own account', async () => {
    await db.update(users).set({ disabled: true }).where(eq(users.username, 'service-demo'));
    await askTimes(6);
    const recipients = (await mailsOf('enquiries-gathered')).map(({ recipient }) => recipient).sort();
    expect(recipients).toEqual(['2000@example.com', 'sales-demo@example.com', 'sales2-demo@example.com']);
    await db.update(users).set({ disabled: false }).where(eq(users.username, 'service-demo'));
  });
});
