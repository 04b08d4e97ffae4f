import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MODULES } from '#testing/borders.ts';
import { SERVER_MODULES } from './modules.ts';

const FOLDER = fileURLToPath(new URL('../../modules', import.meta.url));
const names = SERVER_MODULES.map(({ name }) => name);

test('the modules stand in the order in which a later one may use an earlier one', () => {
  expect(names).toEqual(MODULES.filter((module) => names.includes(module)));
});

test('every module with a manifest is in the list', () => {
  const withManifest = readdirSync(FOLDER).filter((name) => existsSync(`${FOLDER}/${name}/server/module.ts`));
  expect([...names].sort()).toEqual(withManifest.sort());
});
