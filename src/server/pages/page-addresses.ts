import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Whether a page stands at a path, by the addresses the build wrote down: `:id` is an id, any other `:name` any one part, a `*` at the end whatever follows. */
export function pagesAt(addresses: readonly string[]): (path: string) => boolean {
  const patterns = addresses.map(patternOf);
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** The addresses of a build. */
export function readAddresses(file: string): readonly string[] {
  return z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** As the router of the browser matches them: without case, with or without a slash at the end. */
function patternOf(address: string): RegExp {
  const parts = address.split('/').filter((part) => part !== '');
  return new RegExp(`^${parts.map(partOf).join('')}/?$`, 'i');
}

/** As every id of the portal is written (RFC 9562); whether there is a record under it, its page says. */
const ID = '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

function partOf(part: string): string {
  if (part === '*') return '(/.*)?';
  if (part === ':id') return ID;
  if (part.startsWith(':')) return part.endsWith('?') ? '(/[^/]+)?' : '/[^/]+';
  return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
}
