import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = join('dist', 'web', 'assets');

/** The address of the one built script in which a text stands; most scripts have no name of their own. */
export function builtScript(text: string): (url: URL) => boolean {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const [found, ...others] = scripts.filter((name) => readFileSync(join(ASSETS, name), 'utf8').includes(text));
  if (found === undefined || others.length > 0) throw new Error(`${text} stands in ${found} ${others.join(' ')}`);
  return ({ pathname }) => pathname === `/assets/${found}`;
}
