import { privacyRoutes } from '#modules/accounts/contract.ts';
import { call } from '#web/calls/call.ts';

/** Fetches everything that is kept of the signed-in person and hands it to the browser as a JSON file of the day. */
export async function downloadOwnData(name: string): Promise<void> {
  const data = await call(privacyRoutes.exportOwn);
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}-${String(data.exportedAt).slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
