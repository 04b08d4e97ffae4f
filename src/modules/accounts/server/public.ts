export { organisations, users } from './account-tables.ts';
export { hasAdministrator, makeAdministratorLink } from './administrator-link.ts';
export { limitClient } from './client-limits.ts';
export { organisationMatches } from './organisation-store.ts';
export { refuseProblems } from './refuse-problems.ts';
export { seedDemoAccounts } from './seed-demo-accounts.ts';
