/**
 * Everything that is written down, by the name it is kept under: `<what it is done to>.<what was done>`. What each is called stands in
 * `audit/locales` under `action.<name>`; an action that is missing here cannot be recorded.
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
  'mail.list',
  'mail.read',
  'mail.retried',
  'mail.template-changed',
  'mail.template-reset',
  'mail.test-sent',
  'audit.list',
  'audit.exported',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Whether a text names an action, so that a route with a misspelt one does not start. */
export function isAuditAction(text: string | undefined): text is AuditAction {
  return (AUDIT_ACTIONS as readonly (string | undefined)[]).includes(text);
}

/** What merely reads, by an administrator; downloads and exports take something along and are not among it. */
export const AUDIT_READS = AUDIT_ACTIONS.filter((action) => /\.(list|read)$/.test(action));
