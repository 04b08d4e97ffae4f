import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The file of the portal as it was built; undefined where it runs from its source. */
export function builtProgram(): string | undefined {
  const file = fileURLToPath(import.meta.url);
  return file.endsWith('.ts') ? undefined : join(dirname(file), 'main.js');
}

/** Tells a program as it was built, and the Node it runs on, from any other. */
export function digestOfProgram(file: string): string {
  return createHash('sha256').update(process.version).update(readFileSync(file)).digest('hex');
}
