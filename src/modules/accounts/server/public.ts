export { organisations, users } from './account-tables.ts';
export { countAttempt, subjectOf } from './identity/attempt-store.ts';
export { limitClient } from './identity/client-limits.ts';
export { portalKey } from './identity/portal-keys.ts';
export { organisationMatches } from './organisation-store.ts';
export { refuseProblems } from './registration/refuse-problems.ts';
export { seedDemoAccounts } from './seed-demo-accounts.ts';
export { hasAdministrator, makeAdministratorLink } from './users/administrator-link.ts';
