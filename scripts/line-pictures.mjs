import { builtAsset, exportsOf } from './built-asset.mjs';

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
  const { drawings } = await exportsOf(ENTRY);
  const symbols = drawings.map(({ line, svg }) => toSymbol(line, svg));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

const ENTRY = `
import { LINE_SCENES } from '#lines/scenes.ts';
import { sceneToSvg } from '#modules/drawings/domain/svg.ts';
export const drawings = [...LINE_SCENES].map(([line, scene]) => ({ line, svg: sceneToSvg(scene()) }));
`;

function toSymbol(line, svg) {
  return svg
    .replace(/^<svg xmlns="[^"]*"/, `<symbol id="${line}"`)
    .replace(/ aria-hidden="true"/, '')
    .replace(/<\/svg>$/, '</symbol>');
}
