export { auditEvents } from './audit-tables.ts';
export { recordAudit } from './record-audit.ts';
export { sweepAudit } from './sweep-audit.ts';
