export { inOrder, minor, moment, organisationId, writer } from './quote-columns.ts';
export { quotes } from './quote-tables.ts';
