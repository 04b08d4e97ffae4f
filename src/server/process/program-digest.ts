import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Tells the program as it was built, and the Node it runs on, from any other; undefined where it runs from its source. */
export function programDigest(): string | undefined {
  const file = fileURLToPath(import.meta.url);
  if (file.endsWith('.ts')) return undefined;
  return createHash('sha256').update(process.version).update(readFileSync(file)).digest('hex');
}
