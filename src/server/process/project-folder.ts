import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A file or folder of the project, found from the source as well as from the built server. */
export function projectPath(...parts: readonly string[]): string {
  return join(root(), ...parts);
}

/** The version of the portal, from its package.json, which stands beside the migrations. */
export function versionOfPortal(): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(projectPath('package.json'), 'utf8'))).version;
}

function root(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'database', 'migrations'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder database/migrations is missing beside the portal.');
    folder = parent;
  }
  return folder;
}
