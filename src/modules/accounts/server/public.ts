export { registerAccounts } from './account-routes.ts';
export { organisations, users } from './account-tables.ts';
export { sweepAttempts } from './attempt-store.ts';
export { sweepDevices } from './device-store.ts';
export type { Person, PersonalRecords } from './personal-records.ts';
export { registerPrivacy } from './privacy-routes.ts';
export { seedDemoAccounts } from './seed-demo-accounts.ts';
export { sweepSessions } from './session-store.ts';
export { registerUsers } from './user-routes.ts';
