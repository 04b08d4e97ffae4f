import { vi } from 'vitest';

/** Prepares the database that all tests copy while the portal has its own lines alone; then a test may register another. */
export async function prepareBefore(): Promise<void> {
  const { openTestDatabase } = await import('#testing/database.ts');
  const before = await openTestDatabase(true);
  await before.database.close();
  await before.drop();
  vi.resetModules();
}
