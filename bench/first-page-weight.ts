import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const WEB = 'dist/web';

/** Bytes of the first page as built and packed: the page, with its styles inside, and every script it names. */
export function firstPageWeight(): number {
  const page = readFileSync(join(WEB, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  return ['index.html', ...new Set(named)].reduce((sum, file) => sum + packedSize(join(WEB, file)), 0);
}

/** What is too small to be worth packing is sent as it is. */
function packedSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
