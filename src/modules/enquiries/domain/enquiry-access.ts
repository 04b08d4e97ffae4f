import type { Actor } from '#kernel/actor.ts';
import { isAllowed } from '#kernel/permission.ts';
import { ENQUIRIES } from './declares.ts';
import { ENQUIRY_ACTIONS, ENQUIRY_STEPS, type EnquiryAction, type EnquiryState } from './enquiry-states.ts';

/** What of an enquiry decides about its steps. */
export interface EnquiryStanding {
  readonly state: EnquiryState;
  readonly ownerId: string | null;
}

/** Whether a step may be done now; one’s own enquiry is not taken once more. */
export function isStepOpen({ state, ownerId }: EnquiryStanding, action: EnquiryAction, doer: string): boolean {
  return ENQUIRY_STEPS.may(state, action) && !(action === 'take' && ownerId === doer);
}

/** The steps a person may do with an enquiry they read: those who answer, what its state allows. */
export function enquiryAbilities(
  actor: Pick<Actor, 'id' | 'role'>,
  enquiry: EnquiryStanding,
): Readonly<Record<EnquiryAction, boolean>> {
  const answers = isAllowed(ENQUIRIES.permissions['enquiries.answer'], actor);
  const may = (action: EnquiryAction) => answers && isStepOpen(enquiry, action, actor.id);
  // Every action has its entry.
  return Object.fromEntries(ENQUIRY_ACTIONS.map((action) => [action, may(action)])) as Record<EnquiryAction, boolean>;
}
