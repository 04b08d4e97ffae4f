import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { heedsActing } from '#kernel/acting.ts';
import { mayReadOf, mayWriteFor, type Scope } from '#kernel/scope.ts';
import { type Side, sideOf } from '#kernel/side.ts';
import type { FailureCode } from '#server/failures.ts';
import { type Caller, ORGANISATIONS, type Organisation, refusalOf, scopeOn } from './callers.ts';
import type { Row } from './row.ts';
import { markOf, type World } from './world.ts';

type RowOf<Kind extends Row['kind']> = Extract<Row, { kind: Kind }>;
type Judge<Kind extends Row['kind']> = (world: World, row: RowOf<Kind>, caller: Caller) => Promise<void>;

/** Calls a route as one caller with every object there is, and expects what permissions and scope say. */
export async function judge(world: World, row: Row, caller: Caller): Promise<void> {
  // Each row is judged by its own kind; TypeScript does not follow the pair through the table.
  const judgeKind = JUDGES[row.kind] as Judge<Row['kind']>;
  await judgeKind(world, row, caller);
}

const JUDGES: { readonly [Kind in Row['kind']]: Judge<Kind> } = {
  async call(world, row, caller) {
    const token = (row.asCopy && (await world.copyOf(caller)))?.token;
    const call = () => world.send(row.route, row.input(world), caller, token);
    await expectOutcome(world, refusalOf(world.app.portal.modules, row.route, caller), call, row.says);
  },

  async oneself(world, row, caller) {
    const refusal = refusalOf(world.app.portal.modules, row.route, caller);
    const copy = row.asCopy ? await world.copyOf(caller) : undefined;
    const call = (userId: string) => world.send(row.route, row.input(world, userId), caller, copy?.token);
    const answers = [await expectOutcome(world, refusal ?? 'record.unknown', () => call(world.absentId))];
    for (const owner of ORGANISATIONS) {
      const stranger = await world.addPerson(owner);
      answers.push(await expectOutcome(world, refusal ?? 'record.unknown', () => call(stranger)));
    }
    answers.push(await expectOutcome(world, refusal ?? 'record.unknown', () => call('2000')));
    expectAllAlike(answers);
    const ownId = copy?.id ?? (caller.username === undefined ? world.absentId : world.idOf(caller.username));
    await expectOutcome(world, refusal, () => call(ownId), row.says);
  },

  async office(world, row, caller) {
    const refusal = refusalOf(world.app.portal.modules, row.route, caller);
    const call = (id: string) => world.send(row.route, row.input(world, id), caller);
    const absent = await expectOutcome(world, refusal ?? 'record.unknown', () => call(world.absentId));
    const id = await row.make(world);
    const present = await expectOutcome(world, refusal, () => call(id), row.says);
    if (refusal !== undefined) expectAllAlike([absent, present]);
  },

  async record(world, row, caller) {
    const { outcomeFor } = outcomes(world, row, caller);
    const call = (id: string) => world.send(row.route, row.input(world, id), caller);
    const absent = await expectOutcome(world, outcomeFor(undefined, row.effect), () => call(world.absentId));
    for (const owner of ORGANISATIONS) {
      const id = await row.make(world, owner);
      const outcome = outcomeFor(isOfColleague(row, caller, owner) ? undefined : owner, row.effect);
      const answer = await expectOutcome(world, outcome, () => call(id), row.says);
      if (outcome === outcomeFor(undefined, row.effect)) expectAllAlike([absent, answer]);
    }
  },

  async paper(world, row, caller) {
    const { outcomeFor, scope } = outcomes(world, row, caller);
    const call = (id: string) => world.send(row.route, row.input(world, id), caller);
    const absent = await expectOutcome(world, outcomeFor(undefined, 'read'), () => call(world.absentId));
    for (const owner of ORGANISATIONS) {
      const id = await row.make(world, owner);
      const isOnSide = row.sides.some((side) => side === sideOfCaller(row, caller, scope, owner));
      const reached = isUnseenDraft(row, caller) || isOfColleague(row, caller, owner) ? undefined : owner;
      const outcome = outcomeFor(reached, 'read') ?? (isOnSide ? undefined : 'access.refused');
      const answer = await expectOutcome(world, outcome, () => call(id), row.says);
      if (outcome === outcomeFor(undefined, 'read')) expectAllAlike([absent, answer]);
    }
  },

  async batch(world, row, caller) {
    const { outcomeFor } = outcomes(world, row, caller);
    const { effect = 'read' } = row;
    const call = (ids: readonly string[]) => world.send(row.route, row.input(world, ids), caller);
    const own = await row.make(world, caller.organisation);
    const absent = await expectOutcome(world, outcomeFor(undefined, effect), () => call([own, world.absentId]));
    for (const owner of ORGANISATIONS) {
      const outcome = outcomeFor(owner, effect);
      const one = await row.make(world, owner);
      for (const ids of [[one], [own, one], [one, own]]) {
        // One document of each kind is enough; it takes the longest of all calls.
        if (outcome === undefined && ids.length > 1 && owner !== caller.organisation) continue;
        const answer = await expectOutcome(world, outcome, () => call(ids));
        if (outcome !== undefined && outcome === outcomeFor(undefined, effect)) expectAllAlike([absent, answer]);
      }
    }
  },

  async list(world, row, caller) {
    const { refusal, scope } = outcomes(world, row, caller);
    await world.app.database.db.delete(row.table);
    const made = new Map<Organisation | null, string>();
    for (const owner of row.owners) made.set(owner, await row.make(world, owner));
    const answer = await expectOutcome(world, refusal, () => world.send(row.route, row.input(world), caller));
    const isShown = (owner: Organisation | null) => {
      if (refusal !== undefined) return false;
      if (isActing(row, caller)) return owner === caller.actsFor;
      return owner === null ? scope.visitors : mayReadOf(scope, owner);
    };
    for (const [owner, id] of made) {
      const told = [answer.body.includes(id), answer.body.includes(markOf(owner))];
      expect(told, `${owner ?? 'visitor'} in the list`).toEqual([isShown(owner), isShown(owner)]);
    }
  },

  async creation(world, row, caller) {
    const { refusal: forbidden, scope } = outcomes(world, row, caller);
    const isOpen = row.forCustomer && caller.role === 'staff' && caller.actsFor === undefined;
    const refusal = forbidden ?? (isOpen ? 'customer.missing' : undefined);
    const { db } = world.app.database;
    await db.delete(row.table);
    await expectOutcome(world, refusal, () => world.send(row.route, row.input(world), caller), row.says);
    const created = await db.select({ organisationId: row.table.organisationId }).from(row.table);
    const owner = isActing(row, caller) ? caller.actsFor : caller.organisation;
    const isOwned = owner !== undefined && caller.role !== undefined && mayWriteFor(scope, owner);
    const expected = { organisationId: isOwned ? world.organisationIds[owner] : null };
    expect(created).toEqual(refusal === undefined ? [expected] : []);
  },
};

function isActing({ route }: Row, caller: Caller): boolean {
  return caller.actsFor !== undefined && heedsActing(route);
}

/** Whether it is a draft of the side that the caller is not on. */
function isUnseenDraft(row: RowOf<'paper'>, caller: Caller): boolean {
  const isProviders = caller.role === 'staff' && !isActing(row, caller);
  const seenBy = caller.role === 'admin' ? row.draftOf : isProviders ? 'P' : 'C';
  return row.draftOf !== undefined && seenBy !== row.draftOf;
}

/** Whether it is what another member of staff made in the provider's name. */
function isOfColleague({ isStaffsOwn }: { isStaffsOwn?: true }, { role }: Caller, owner: Organisation): boolean {
  return isStaffsOwn === true && owner === 'provider' && role === 'staff';
}

function sideOfCaller(row: Row, caller: Caller, scope: Scope, owner: Organisation): Side {
  const acting = isActing(row, caller) && caller.actsFor !== undefined ? { onBehalfOf: caller.actsFor } : {};
  return caller.role === undefined ? 'none' : sideOf({ role: caller.role, ...acting }, scope, owner);
}

interface Outcomes {
  /** Why the caller may not use the route at all. */
  readonly refusal: FailureCode | undefined;
  readonly scope: Scope;
  /** What becomes of an object of an organisation, or of none; undefined is success. */
  outcomeFor(owner: Organisation | undefined, effect: 'read' | 'write'): FailureCode | undefined;
}

function outcomes(world: World, row: Row, caller: Caller): Outcomes {
  const refusal = refusalOf(world.app.portal.modules, row.route, caller);
  const scope = scopeOn(row.route, caller);
  return {
    refusal,
    scope,
    outcomeFor(owner, effect) {
      if (refusal !== undefined) return refusal;
      if (owner === undefined || !mayReadOf(scope, owner)) return 'record.unknown';
      return effect === 'read' || mayWriteFor(scope, owner) ? undefined : 'access.refused';
    },
  };
}

/** Calls, and expects success or this refusal; a refusal changes nothing in the database. */
async function expectOutcome(
  world: World,
  outcome: FailureCode | undefined,
  call: () => Promise<LightMyRequestResponse>,
  says: readonly FailureCode[] = [],
): Promise<LightMyRequestResponse> {
  const last = await world.changes.last();
  const answer = await call();
  const said = answer.statusCode < 300 ? 'success' : String(answer.json().error?.code);
  if (outcome === undefined) {
    expect(['success', ...says], answer.body.slice(0, 300)).toContain(said);
    return answer;
  }
  expect([answer.statusCode, said], answer.body.slice(0, 300)).toEqual([
    world.app.portal.modules.failures.get(outcome)?.status,
    outcome,
  ]);
  // Some old calls say why in the result as well (contract: refusalInResult); nothing else may stand there.
  const { result, description } = answer.json();
  expect([null, description]).toContain(result);
  expect(await world.changes.since(last)).toEqual([]);
  return answer;
}

/** Answers that tell nothing of what is there: the same status, headers and text (assurance S2). */
function expectAllAlike(answers: readonly LightMyRequestResponse[]): void {
  const told = answers.map(({ statusCode, headers, body }) => ({
    statusCode,
    headers: Object.keys(headers).sort(),
    body,
  }));
  for (const one of told) expect(one).toEqual(told[0]);
}
