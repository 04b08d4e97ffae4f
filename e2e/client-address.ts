/**
 * An address for one client of a test: what the portal counts for a client is counted for this test alone. The portal of
 * the tests believes the machine itself as a proxy (e2e/portal.mjs).
 */
export function aClientAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return `10.${part()}.${part()}.${part()}`;
}
