import type { Actor } from '#kernel/actor.ts';
import { isAllowed } from '#kernel/permission.ts';
import { mayWriteFor, type Scope } from '#kernel/scope.ts';
import { ENQUIRIES } from './declares.ts';
import { ENQUIRY_ACTIONS, ENQUIRY_STEPS, type EnquiryAction, type EnquiryState } from './enquiry-states.ts';

/** What of an enquiry decides about its steps. */
export interface EnquiryStanding {
  readonly state: EnquiryState;
  readonly ownerId: string | null;
  /** Whose it is; null a visitor’s. */
  readonly organisationId: string | null;
}

/** Whether a step may be done now; one’s own enquiry is not taken once more. */
export function isStepOpen(
  { state, ownerId }: Pick<EnquiryStanding, 'state' | 'ownerId'>,
  action: EnquiryAction,
  doer: string,
): boolean {
  return ENQUIRY_STEPS.may(state, action) && !(action === 'take' && ownerId === doer);
}

/** The steps a person may do with an enquiry they read, as its state allows: those who answer all but reply, who asked that alone. */
export function enquiryAbilities(
  actor: Pick<Actor, 'id' | 'role'>,
  scope: Pick<Scope, 'writable'>,
  enquiry: EnquiryStanding,
): Readonly<Record<EnquiryAction, boolean>> {
  const { permissions } = ENQUIRIES;
  const answers = isAllowed(permissions['enquiries.answer'], actor);
  const isTheirs = enquiry.organisationId !== null && mayWriteFor(scope, enquiry.organisationId);
  const asked = isTheirs && isAllowed(permissions['enquiries.reply'], actor);
  const may = (action: EnquiryAction) =>
    (action === 'reply' ? asked : answers) && isStepOpen(enquiry, action, actor.id);
  // Every action has its entry.
  return Object.fromEntries(ENQUIRY_ACTIONS.map((action) => [action, may(action)])) as Record<EnquiryAction, boolean>;
}
