import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtAsset, exportsOf } from './built-asset.mjs';
import { root } from './setup.mjs';

/** The reference of dimensions. */
export const DIMENSIONS_FILE = join(root, 'database', 'seeds', 'reference', 'dimensions.csv');

/** A build plugin: the dimensions drives are drawn by, in one file named by its content, for the browser that draws them. */
export function referenceDimensions() {
  return builtAsset({
    name: 'reference-dimensions',
    address: '/reference-dimensions.json',
    file: (digest) => `dimensions-${digest}.json`,
    type: 'application/json',
    exported: 'DIMENSIONS_URL',
    compute: packed,
  });
}

async function packed() {
  const { pack } = await exportsOf(ENTRY);
  return JSON.stringify(pack(readFileSync(DIMENSIONS_FILE, 'utf8')));
}

const ENTRY = `
import { packedRows } from '#modules/drawings/domain/dimensions.ts';
import { readDimensions } from '#modules/documents/server/drawings/read-dimensions.ts';
export const pack = (text) => packedRows(readDimensions(text));
`;
