export { registerAudit } from './audit-routes.ts';
export { auditEvents } from './audit-tables.ts';
export type { NameSource } from './names.ts';
export { type AuditEvent, recordAudit } from './record-audit.ts';
export { sweepAudit } from './sweep-audit.ts';
