import type { AddressInfo } from 'node:net';
import type { Portal } from '#server/portal.ts';

/**
 * Where people reach the portal, without a slash at its end: what the operator said, since behind a proxy nobody else knows and no
 * header of a request is believed (assurance S8), else where it listens.
 */
export function addressOfPortal({ http, settings }: Pick<Portal, 'http' | 'settings'>): string {
  if (settings.publicUrl !== undefined) return settings.publicUrl;
  const bound: AddressInfo | string | null = http.server.address();
  const port = bound !== null && typeof bound === 'object' ? bound.port : settings.port;
  return localAddress({ host: settings.host, port });
}

/**
 * Whether links in mails lead to where the portal listens because nobody said how people reach it: they work on this machine, and
 * nobody knows where else. A demo is for this machine alone.
 */
export function isAddressGuessed({ demo, publicUrl }: Pick<Portal['settings'], 'demo' | 'publicUrl'>): boolean {
  return !demo && publicUrl === undefined;
}

/** The address of a host and port as one types it into a browser on that machine. */
export function localAddress({ host, port }: { host: string; port: number }): string {
  const isThisMachine = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${isThisMachine ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
