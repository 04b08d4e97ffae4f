import type { RouteContract } from '#kernel/contract.ts';
import type { AuditAction } from '#kernel/declared.ts';
import { enquiryReplyRoute, enquiryStepRoutes } from '#modules/enquiries/contract.ts';
import { enquiryAbilities, isStepOpen } from '#modules/enquiries/domain/enquiry-access.ts';
import { ENQUIRY_STEPS, type EnquiryAction, ownerAfter } from '#modules/enquiries/domain/enquiry-states.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import type { RequestContext } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { type EnquiryRow, findEnquiry, insertAnswer, lockEnquiry, moveEnquiry } from './enquiry-store.ts';
import { notifyAnswered } from './notify-sender.ts';
import { openEnquiry } from './present-enquiry.ts';
import { receiveReply } from './receive-reply.ts';

/** How each step is written down. */
const EVENTS = {
  take: { action: 'enquiry.taken' },
  return: { action: 'enquiry.returned' },
  answer: { action: 'enquiry.answered' },
  close: { action: 'enquiry.closed' },
  reopen: { action: 'enquiry.reopened' },
  reply: { action: 'enquiry.replied' },
} as const satisfies Record<EnquiryAction, { action: AuditAction }>;

type StepRoute = (typeof enquiryStepRoutes)['take' | 'answer'];
type Step = RequestContext<StepRoute>;

/** Serves the steps of an enquiry to those who answer, and the reply to whoever asked. */
export function registerSteps(portal: Portal): void {
  for (const action of ['take', 'return', 'close', 'reopen'] as const)
    registerStep(portal, enquiryStepRoutes[action], action, async () => undefined);

  registerStep(portal, enquiryStepRoutes.answer, 'answer', async (tx, enquiry, { actor, body, now }) => {
    const { id: enquiryId, organisationId } = enquiry;
    const answer = { id: portal.newId(), enquiryId, organisationId, actorId: actor.id, text: body.text };
    await insertAnswer(tx, { ...answer, createdAt: now });
    await notifyAnswered(portal, tx, enquiry, { text: body.text, now });
  });

  registerReply(portal);
}

/** A reply waits for nobody and overwrites nothing; one that comes again within a minute is answered as the first was. */
function registerReply(portal: Portal): void {
  serveCommand(portal, enquiryReplyRoute, {
    load: lockedEnquiry,
    may(enquiry, { actor, scope }) {
      if (!enquiryAbilities(actor, scope, enquiry).reply) throw new Failure('access.refused');
    },
    async change(tx, enquiry, { actor, body, now, request }) {
      const reply = { actorId: actor.id, text: body.text, now, address: request.ip };
      const became = await receiveReply(portal, tx, enquiry, reply);
      const { id, version } = became === 'stored' ? await moved(tx, enquiry, 'reply', actor.id) : enquiry;
      return { id, version, became };
    },
    event: ({ id, became }) => (became === 'stored' ? { ...EVENTS.reply, object: id } : undefined),
    answer: (tx, { id }, { actor, locale, scope }) => openEnquiry(portal, tx, { id, actor, locale, scope }),
  });
}

function registerStep<Route extends StepRoute>(
  portal: Portal,
  route: Route & RouteContract,
  action: EnquiryAction,
  effect: (tx: Db, enquiry: EnquiryRow, context: RequestContext<Route>) => Promise<void>,
): void {
  serveCommand(portal, route as Route, {
    version: 'needed',
    load: lockedEnquiry,
    may(enquiry, { actor }: Step) {
      if (!isStepOpen(enquiry, action, actor.id)) throw new Failure('enquiry.wrong-state');
    },
    async change(tx, enquiry, context) {
      await effect(tx, enquiry, context);
      return moved(tx, enquiry, action, context.actor.id);
    },
    event: ({ id }) => ({ ...EVENTS[action], object: id }),
    answer: (tx, { id }, { actor, locale, scope }) => openEnquiry(portal, tx, { id, actor, locale, scope }),
  });
}

/** The enquiry that is meant, within reach; whoever else does something with it waits. */
async function lockedEnquiry(
  tx: Db,
  { params, scope }: Pick<Step, 'scope'> & { readonly params: { readonly id: string } },
): Promise<EnquiryRow | undefined> {
  await lockEnquiry(tx, scope, params.id);
  return findEnquiry(tx, scope, params.id);
}

async function moved(tx: Db, enquiry: EnquiryRow, action: EnquiryAction, doer: string) {
  const state = ENQUIRY_STEPS.after(enquiry.state, action) ?? enquiry.state;
  const ownerId = ownerAfter(action, doer, enquiry.ownerId);
  if (!(await moveEnquiry(tx, enquiry, { state, ownerId }))) throw new Failure('version.conflict');
  return { id: enquiry.id, version: enquiry.version + 1 };
}
