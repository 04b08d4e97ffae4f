import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BilingualText } from '#kernel/locale.ts';

/** The texts of the design of the commerce under a key, such as `check`, by what follows it. English ones with a comma stand in quotes. */
export function designTexts(under: string): Readonly<Record<string, BilingualText>> {
  const file = readFileSync(join(import.meta.dirname, 'texts.csv'), 'utf8')
    .trim()
    .split('\n');
  const rows = file.flatMap((line): [string, BilingualText][] => {
    const [, key = '', zh = '', quoted, plain] = /^([\w.-]+),([^,]*),(?:"(.*)"|(.*))$/.exec(line) ?? [];
    return key.startsWith(`${under}.`) ? [[key.slice(under.length + 1), { zh, en: quoted ?? plain ?? '' }]] : [];
  });
  return Object.fromEntries(rows);
}
