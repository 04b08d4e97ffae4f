import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { passwordLinkRoutes, userRoutes } from '#modules/accounts/contract.ts';
import { organisations, passwordLinks, users } from '#modules/accounts/server/account-tables.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { enquiries } from '#modules/enquiries/server/enquiry-tables.ts';
import { mails } from '#modules/mail/server/public.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const admin = { as: 'admin' };
const [customer] = await db.select().from(organisations).where(eq(organisations.kind, 'customer-lv1'));

let last = 0;
async function invite(username = `guest-${++last}`) {
  const invitation = { username, email: `${username}@example.com`, organisationId: customer?.id ?? '', department: '' };
  return app.call(userRoutes.invite, { body: { ...invitation, role: 'customer-lv1' } }, admin);
}
const withdraw = (id: string) => app.call(userRoutes.withdrawInvitation, { params: { id } }, admin);
const mailsTo = (recipient: string | null) =>
  db
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient ?? ''));

describe('an invitation that is withdrawn', () => {
  test('leaves nothing but a line in the log: name and address can be invited again', async () => {
    const { id, username, email } = await invite();
    const [mail] = await mailsTo(email);
    const link = String(mail?.values.link).split('?link=')[1] ?? '';
    expect(await withdraw(id)).toBeNull();
    expect(await db.select().from(users).where(eq(users.id, id))).toEqual([]);
    expect(await db.select().from(passwordLinks).where(eq(passwordLinks.userId, id))).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
    const look = app.call(passwordLinkRoutes.look, { body: { link } });
    await expect(look).rejects.toMatchObject({ code: 'link.spent' });
    const log = await db.select().from(auditEvents).where(eq(auditEvents.action, 'user.invitation-withdrawn'));
    const details = { name: username, role: 'customer-lv1', organisationId: customer?.id };
    expect(log).toMatchObject([{ object: id, details }]);
    await expect(invite(username)).resolves.toMatchObject({ state: 'invited' });
  });

  test('is gone for whoever withdraws it a second time, or accepts it in the same moment', async () => {
    const { id, email } = await invite();
    const [mail] = await mailsTo(email);
    const link = String(mail?.values.link).split('?link=')[1] ?? '';
    const [password, passwordTwo] = ['Invited-1', 'Invited-1'];
    const [accepted, withdrawn] = await Promise.all([
      app.send(passwordLinkRoutes.redeem, { body: { link, password, passwordTwo } }),
      app.send(userRoutes.withdrawInvitation, { params: { id } }, admin),
    ]);
    expect([accepted.statusCode, withdrawn.statusCode].filter((status) => status === 200)).toHaveLength(1);
    const again = await app.send(userRoutes.withdrawInvitation, { params: { id } }, admin);
    expect(again.json().error.code).toBe(withdrawn.statusCode === 200 ? 'record.unknown' : 'invitation.closed');
  });
});

describe('no invitation is', () => {
  const refused = { status: 409, code: 'invitation.closed' };

  test('an account whose person has set a password', async () => {
    const [person] = await db.select().from(users).where(eq(users.username, 'lv1-demo'));
    await expect(withdraw(person?.id ?? '')).rejects.toMatchObject(refused);
  });

  test('one that waits for the operator’s link', async () => {
    const { id } = await invite();
    await db.update(users).set({ email: null }).where(eq(users.id, id));
    await expect(withdraw(id)).rejects.toMatchObject(refused);
  });

  test('one whose person came in by a partner’s ticket and left records', async () => {
    const { id, organisationId } = await invite();
    const record = {
      id: app.portal.newId(),
      actorId: id,
      organisationId,
      productLine: 'JRP',
      createdAt: app.clock.now(),
    };
    const contact = { name: 'n', company: '', email: '', telephone: '1', message: 'm', locale: 'en' } as const;
    await db.insert(enquiries).values({ ...record, ...contact, lastSaidId: record.id });
    await expect(withdraw(id)).rejects.toMatchObject(refused);
    expect(await db.select().from(users).where(eq(users.id, id))).toHaveLength(1);
  });
});
