/**
 * An address as its attempts are counted: of IPv6 the first 64 bits, which are one connection whatever device uses it, and an IPv4
 * address in the one way it is written. Whoever has gone meanwhile has none.
 */
export function countedAddress(address: string | undefined): string {
  if (address === undefined) return '';
  if (!address.includes(':')) return address;
  const ipv4 = ipv4Within(address);
  return ipv4 ?? `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

/** The IPv4 address of ::ffff:192.0.2.7, also in hexadecimal. */
function ipv4Within(address: string): string | undefined {
  const [, rest = ''] = /^::ffff:([\d.a-f:]+)$/i.exec(address) ?? [];
  if (rest.includes('.')) return rest;
  const halves = rest.split(':').map((half) => Number.parseInt(half, 16));
  if (halves.length !== 2) return undefined;
  return halves.flatMap((half) => [half >> 8, half & 255]).join('.');
}

/** The eight groups of an IPv6 address without leading zeros; the zone of a local one is no part of it. */
function groupsOf(address: string): string[] {
  const [written = ''] = address.split('%');
  const [before = [], after = []] = written.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const missing = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}
