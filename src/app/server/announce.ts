import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import type { Portal } from '#server/portal.ts';
import { addressOfPortal, isAddressGuessed } from '#server/process/portal-address.ts';

interface Addresses {
  readonly portal: string;
  readonly metrics: string | undefined;
}

/**
 * Says where the portal is and, in demo mode, who may sign in. The log says it too; where it is all there is to read,
 * outside of a demo, it alone does, so that every line is JSON.
 */
export function announce(portal: Portal, addresses: Addresses): void {
  const { settings, database, http } = portal;
  http.log.info({ ...addresses, database: database.engine, demo: settings.demo }, 'portal is ready');
  if (isAddressGuessed(settings))
    http.log.warn(
      { links: addressOfPortal(portal) },
      'PUBLIC_URL is not set: links in mails lead here, where others may not reach the portal',
    );
  if (settings.log === 'json' && !settings.demo) return;
  const lines = [`${settings.brandName} is ready: ${addresses.portal.replace('127.0.0.1', 'localhost')}`];
  if (database.engine === 'embedded') {
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
