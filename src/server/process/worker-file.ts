import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Of a folder, the bundled worker beside the bundled server, else the source (run by tsx). */
export function workerFile(folder: string, bundled: string, source: string): string {
  const file = join(folder, bundled);
  return existsSync(file) ? file : join(folder, source);
}
