import { readFileSync } from 'node:fs';
import { builtAssets, exportsOf } from './built-asset.mjs';
import { DIMENSIONS_FILE } from './reference-dimensions.mjs';

/** A build plugin: the pictures of options, drawn from the models of the lines into files of symbols, one by line and family, that pages show by `use`. */
export function optionPictures() {
  return builtAssets({
    name: 'option-pictures',
    address: '/option-pictures',
    extension: 'svg',
    type: 'image/svg+xml',
    exported: 'pictureAddress',
    compute: drawOptions,
  });
}

/** The files by name; one alone where it is named. */
async function drawOptions(only) {
  const { optionFiles } = await exportsOf(ENTRY);
  return optionFiles(readFileSync(DIMENSIONS_FILE, 'utf8'), only);
}

const ENTRY = `
import { LINE_PICTURES } from '#lines/pictures.ts';
import { dimensionsOf } from '#modules/drawings/domain/dimensions.ts';
import { optionFiles as filesOf } from '#modules/drawings/domain/picture/option-files.ts';
import { readDimensions } from '#modules/documents/server/drawings/read-dimensions.ts';
export const optionFiles = (text, only) => filesOf(LINE_PICTURES, dimensionsOf(readDimensions(text)), only);
`;
