import type { Dimensions } from '#modules/drawings/domain/dimensions.ts';
import { drawingToSymbol } from '#modules/drawings/domain/svg.ts';
import { fileOfOption, type LinePictures, orderedPicture, type TypicalPicture } from './line-pictures.ts';
import type { PenGrain } from './pen-path.ts';

/**
 * The pictures of options of lines as SVG files of symbols, by the names of the files; of one file alone where it is named.
 * @throws where an option that is to have a picture cannot be drawn
 */
export function optionFiles(
  lines: ReadonlyMap<string, LinePictures>,
  dimensions: Dimensions,
  only?: string,
): ReadonlyMap<string, string> {
  const symbols = new Map<string, string[]>();
  for (const [line, pictures] of lines)
    for (const [name, order] of Object.entries(pictures.options)) {
      const { file, id } = fileOfOption(line, name);
      if (only !== undefined && file !== only) continue;
      const drawing = orderedPicture(pictures, order, dimensions);
      if (drawing === undefined) throw new Error(`The picture ${line} ${name} cannot be drawn`);
      symbols.set(file, [...(symbols.get(file) ?? []), drawingToSymbol(id, drawing)]);
    }
  return new Map([...symbols].map(([file, some]) => [file, svgOf(some)]));
}

/** Coarser than other pictures: the first page carries them. */
const COARSE: PenGrain = { step: 0.2, tolerance: 0.1 };

/**
 * The typical products of lines as one SVG file of symbols, by their codes.
 * @throws where one cannot be drawn
 */
export function typicalFile(lines: ReadonlyMap<string, TypicalPicture>, dimensions: Dimensions): string {
  return svgOf(
    [...lines].map(([line, { order, ...model }]) => {
      const drawing = orderedPicture(model, { ...order, grain: COARSE }, dimensions);
      if (drawing === undefined) throw new Error(`The picture of ${line} cannot be drawn`);
      return drawingToSymbol(line, drawing);
    }),
  );
}

function svgOf(symbols: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
