export { registerAccounts } from './account-routes.ts';
export { organisations, users } from './account-tables.ts';
export { sweepAttempts } from './attempt-store.ts';
export { seedDemoAccounts } from './seed-demo-accounts.ts';
export { sweepSessions } from './session-store.ts';
export { registerUsers } from './user-routes.ts';
