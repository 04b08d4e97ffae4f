import { AUDIT } from '#modules/audit/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import { registerAudit } from './audit-routes.ts';
import { recordAudit } from './record-audit.ts';

/** What was done that must be traceable. */
export const auditModule: ServerModule = {
  name: 'audit',
  declares: AUDIT,
  register: registerAudit,
  appendedTables: ['audit_events'],
  services: { recordAudit },
};
