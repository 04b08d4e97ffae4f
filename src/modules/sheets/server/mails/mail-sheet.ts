import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { textIn } from '#kernel/locale.ts';
import { holdersOf, isWorkingAccount, organisations, users } from '#modules/accounts/server/public.ts';
import { staffOfCustomer } from '#modules/customers/server/public.ts';
import { queueAnyMail } from '#modules/mail/server/public.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import type { Recipient } from '#modules/quotes/server/public.ts';
import { willingPeople } from '#modules/quotes/server/public.ts';
import { pathOfSheet } from '#modules/sheets/domain/paths.ts';
import { TURN_WORDS } from '#modules/sheets/domain/sheet-mails.ts';
import type { SheetMaker } from '#modules/sheets/domain/sheet-steps.ts';
import type { Doing, EventfulSheet, SheetHappening } from '#modules/sheets/server/record-event.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { addressOfPortal } from '#server/process/portal-address.ts';

/** Tells of what happened to a sheet those whose turn it is now, and both sides of a release. */
export async function mailSheet(
  portal: Portal,
  tx: Db,
  sheet: EventfulSheet,
  happening: SheetHappening,
  doing: Doing,
): Promise<void> {
  // What was never submitted is known to nobody else.
  if (sheet.lastNo === 0) return;
  if (happening.action === 'release') return mailReleased(portal, tx, sheet, doing);
  const words = TURN_WORDS[happening.action];
  if (words === undefined) return;
  const said = saidIn(happening);
  for (const person of await waitingPeople(portal, tx, sheet, happening)) {
    if (person.id === doing.actor.id) continue;
    const { locale } = person;
    const details = [textIn(words.next, locale), said].filter(Boolean).join('\n\n');
    const values = { ...(await about(portal, tx, sheet, doing)), happened: textIn(words.happened, locale), details };
    await queueAnyMail(tx, {
      ...{ id: portal.newId(), template: 'sheet-turn', recipient: person.email, locale, now: doing.now, values },
    });
  }
}

async function mailReleased(portal: Portal, tx: Db, sheet: EventfulSheet, doing: Doing): Promise<void> {
  const people = [...(await customersOf(portal, tx, sheet)), ...(await staffOf(portal, tx, sheet))];
  const willing = await willingPeople(
    tx,
    portal.settings,
    inArray(
      users.id,
      people.map(({ id }) => id),
    ),
  );
  for (const { email: recipient, id, locale } of willing) {
    if (id === doing.actor.id) continue;
    const values = await about(portal, tx, sheet, doing);
    await queueAnyMail(tx, {
      id: portal.newId(),
      template: 'sheet-released',
      recipient,
      locale,
      now: doing.now,
      values,
    });
  }
}

async function about(portal: Portal, tx: Db, sheet: EventfulSheet, { actor }: Doing) {
  const [customer] = await tx
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, sheet.organisationId));
  const sheetNumber = paperNumber('sheet', sheet.serial, sheet.createdAt);
  return {
    ...{ sheet: sheetNumber, title: sheet.title || sheetNumber, no: String(sheet.lastNo) },
    ...{ customer: customer?.name ?? '', who: actor.username },
    link: `${addressOfPortal(portal)}${pathOfSheet(sheet.id)}`,
  };
}

/** What was said with a step: the remarks on items, and of all of it. */
function saidIn({ data = {} }: SheetHappening): string {
  const remarks = (data.remarks ?? []).map(({ itemNo, text }) => `${itemNo}: ${text}`);
  return [...remarks, data.reason ?? ''].filter(Boolean).join('\n');
}

/** Who is told: of an answer the side that submitted and, of a confirmation, those who may release; of all else the other side. */
async function waitingPeople(
  portal: Portal,
  tx: Db,
  sheet: EventfulSheet,
  { action }: SheetHappening,
): Promise<readonly Recipient[]> {
  const isAnswer = action === 'confirm' || action === 'return';
  const side: SheetMaker = isAnswer === (sheet.maker === 'C') ? 'C' : 'P';
  const people = side === 'C' ? await customersOf(portal, tx, sheet) : await staffOf(portal, tx, sheet);
  if (action !== 'confirm') return people;
  const releasers = await staffOf(portal, tx, sheet, inArray(users.id, holdersOf(tx, 'sheets.release')));
  const told = new Set(people.map(({ id }) => id));
  // Whoever submitted does not release it.
  return [...people, ...releasers.filter(({ id }) => id !== sheet.submittedBy && !told.has(id))];
}

/** Whoever of the customer submitted it; where nobody has, all of the customer who can come in. */
async function customersOf({ settings }: Portal, tx: Db, sheet: EventfulSheet): Promise<readonly Recipient[]> {
  const people = await peopleWhere(
    tx,
    and(
      isWorkingAccount(settings),
      inArray(users.role, ['customer-lv1', 'customer-lv2']),
      eq(users.organisationId, sheet.organisationId),
    ),
  );
  const submitter = people.filter(({ id }) => id === sheet.submittedBy);
  return submitter.length > 0 ? submitter : people;
}

/** Those who look after the customer. */
async function staffOf(
  { settings }: Portal,
  tx: Db,
  { organisationId }: EventfulSheet,
  condition?: SQL,
): Promise<readonly Recipient[]> {
  const ids = await staffOfCustomer(tx, organisationId);
  return peopleWhere(tx, and(isWorkingAccount(settings), eq(users.role, 'staff'), inArray(users.id, ids), condition));
}

async function peopleWhere(tx: Db, condition: SQL | undefined): Promise<readonly Recipient[]> {
  const { email, id, locale } = users;
  const rows = await tx
    .select({ id, email, locale })
    .from(users)
    .where(and(isNotNull(email), condition))
    .orderBy(id);
  return rows.flatMap((row) => (row.email === null ? [] : [{ ...row, email: row.email }]));
}
