import { and, count, eq, inArray, lt, sql } from 'drizzle-orm';
import { beneficiaryOf, listedFor } from '#kernel/acting.ts';
import { isUuid } from '#kernel/ids.ts';
import { mayWriteFor } from '#kernel/scope.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import { Failure } from '#server/failures.ts';
import { gauge } from '#server/metrics/exposition.ts';
import type { ServerModule } from '#server/module.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { toyRoutes } from '#testing/toy-module/contract.ts';
import { LOAN_STATES, TOY } from '#testing/toy-module/declares.ts';
import { TOY_COUNT } from './toy-job.ts';
import { toyLoans } from './toy-tables.ts';

const { id, actorId, createdAt, organisationId, state, toy, version } = toyLoans;

/** Lends toys: the smallest module that has everything a module can have. */
export const toyModule: ServerModule = {
  name: 'toy',
  declares: TOY,
  failureTexts: {
    'zh-cn': { 'toy.not-lent': '这个玩具已经归还' },
    en: { 'toy.not-lent': 'This toy has been returned' },
  },
  mailWords: {
    'zh-cn': {
      'toy-returned': { name: '玩具已归还', subject: '{brand}：{toy}已归还', body: '{username}归还了{toy}。' },
    },
    en: {
      'toy-returned': { name: 'Toy returned', subject: '{brand}: {toy} is back', body: '{username} returned {toy}.' },
    },
  },
  register: registerToys,
  jobKinds: [TOY_COUNT],
  forgets: { toys: (db, before) => db.delete(toyLoans).where(lt(createdAt, before)) },
  names: [
    {
      namesOf: (db, ids) =>
        db
          .select({ id, name: toy })
          .from(toyLoans)
          .where(inArray(id, [...ids])),
      idsLike: (text) => sql`select ${id} from ${toyLoans} where ${toy} = ${text}`,
    },
  ],
  personalRecords: [
    {
      category: 'toys',
      read: (db, person) => db.select({ toy, state }).from(toyLoans).where(eq(actorId, person.id)),
      erase: (tx, person) => tx.delete(toyLoans).where(eq(actorId, person.id)),
    },
  ],
  async figures(db) {
    const [found] = await db.select({ loans: count() }).from(toyLoans).where(eq(state, 'lent'));
    return [gauge('portal_toys_lent', 'Toys that are lent.', found?.loans ?? 0)];
  },
};

function registerToys(portal: Portal): void {
  serve(portal, toyRoutes.list, ({ actor, db, scope }) =>
    db
      .select({ id, toy, state, version })
      .from(toyLoans)
      .where(isWithin(organisationId, listedFor(actor, scope))),
  );

  serveCommand(portal, toyRoutes.lend, {
    async change(tx, _, { actor, body, now }) {
      const loan = { id: portal.newId(), toy: body.toy, state: LOAN_STATES.start, version: 1 };
      const whose = { organisationId: beneficiaryOf(actor), actorId: actor.id };
      await tx.insert(toyLoans).values({ ...loan, ...whose, createdAt: now });
      return loan;
    },
    event: (loan) => ({ action: 'toy.lent', object: loan.id }),
  });

  serveCommand(portal, toyRoutes.giveBack, {
    version: 'heeded',
    async load(tx, { params, scope }) {
      if (!isUuid(params.id)) return undefined;
      const isIts = and(eq(id, params.id), isWithin(organisationId, scope.readable));
      const [loan] = await tx.select({ id, toy, state, version, organisationId }).from(toyLoans).where(isIts);
      return loan;
    },
    may(loan, { scope }) {
      if (!mayWriteFor(scope, loan.organisationId)) throw new Failure('access.refused');
      if (!LOAN_STATES.may(loan.state, 'return')) throw new Failure('toy.not-lent');
    },
    async change(tx, loan, { actor, now }) {
      const next = { state: LOAN_STATES.after(loan.state, 'return') ?? loan.state, version: loan.version + 1 };
      const isUnchanged = and(eq(id, loan.id), eq(version, loan.version));
      const { rowCount } = await tx.update(toyLoans).set(next).where(isUnchanged);
      if (rowCount !== 1) throw new Failure('version.conflict');
      const mail = { template: 'toy-returned', values: { username: actor.username, toy: loan.toy } } as const;
      await queueMail(tx, { ...mail, id: portal.newId(), recipient: 'toys@example.com', locale: 'en', now });
      return { ...loan, ...next };
    },
    event: (loan) => ({ action: 'toy.returned', object: loan.id }),
  });
}
