import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import type { Settings } from './env.ts';

/** Prints where the portal is and, in demo mode, who may sign in. */
export function announce(address: string, settings: Settings, engine: 'embedded' | 'postgresql'): void {
  const lines = [`${settings.brandName} is ready: ${address.replace('127.0.0.1', 'localhost')}`];
  if (engine === 'embedded') {
    lines.push(
      `Data: ${settings.dataDir} (embedded database, for trial and single-user use; set DATABASE_URL for PostgreSQL)`,
    );
  }
  if (settings.demo) {
    lines.push(
      `Demo accounts (password ${DEMO_PASSWORD}): ${DEMO_ACCOUNTS.map((account) => account.username).join(', ')}`,
    );
  }
  console.log(lines.join('\n'));
}
