import { readFileSync } from 'node:fs';
import { builtAsset, exportsOf } from './built-asset.mjs';
import { DIMENSIONS_FILE } from './reference-dimensions.mjs';

/** A build plugin: draws the product lines into one file of symbols, named by its content, that pages show by `use`. */
export function linePictures() {
  return builtAsset({
    name: 'line-pictures',
    address: '/line-pictures.svg',
    file: (digest) => `lines-${digest}.svg`,
    type: 'image/svg+xml',
    exported: 'PICTURES_URL',
    compute: drawLines,
  });
}

async function drawLines() {
  const { lineSymbols } = await exportsOf(ENTRY);
  return lineSymbols(readFileSync(DIMENSIONS_FILE, 'utf8'));
}

const ENTRY = `
import { TYPICAL_PICTURES } from '#lines/typical-pictures.ts';
import { dimensionsOf } from '#modules/drawings/domain/dimensions.ts';
import { typicalFile } from '#modules/drawings/domain/picture/option-files.ts';
import { readDimensions } from '#modules/documents/server/drawings/read-dimensions.ts';
export const lineSymbols = (text) => typicalFile(TYPICAL_PICTURES, dimensionsOf(readDimensions(text)));
`;
