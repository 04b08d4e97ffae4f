export { auditEvents } from './audit-tables.ts';
export { type AuditEvent, recordAudit } from './record-audit.ts';
export { sweepAudit } from './sweep-audit.ts';
