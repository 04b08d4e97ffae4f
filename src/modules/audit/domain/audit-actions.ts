/**
 * What the portal as it ships writes down, in the order the page offers it. What each is called stands in `audit/locales` under
 * `action.<name>`; what can be recorded at all, the modules declare.
 */
export const AUDIT_ACTIONS = [
  'user.list',
  'user.read',
  'user.registered',
  'user.invited',
  'user.invitation-resent',
  'user.invitation-withdrawn',
  'user.confirmed',
  'user.refused',
  'user.disabled',
  'user.enabled',
  'user.password-change-forced',
  'user.menu-set',
  'user.edited',
  'user.erased',
  'password.set',
  'password.changed',
  'password.reset',
  'administrator.link-made',
  'session.opened',
  'session.refused',
  'session.closed',
  'ticket.minted',
  'ticket.redeemed',
  'customer.list',
  'customer.read',
  'customer.created',
  'customer.changed',
  'customer.staff-added',
  'customer.staff-removed',
  'configuration.list',
  'configuration.read',
  'configuration.created',
  'configuration.updated',
  'configuration.deleted',
  'document.download',
  'release.published',
  'release.activated',
  'enquiry.list',
  'enquiry.read',
  'enquiry.received',
  'enquiry.taken',
  'enquiry.returned',
  'enquiry.answered',
  'enquiry.closed',
  'enquiry.reopened',
  'mail.list',
  'mail.read',
  'mail.retried',
  'mail.template-changed',
  'mail.template-reset',
  'mail.test-sent',
  'audit.list',
  'audit.exported',
] as const;

export type ShippedAction = (typeof AUDIT_ACTIONS)[number];

/** Whether a text names one of them. */
export function isShippedAction(text: string | undefined): text is ShippedAction {
  return (AUDIT_ACTIONS as readonly (string | undefined)[]).includes(text);
}
