import type { Dimensions } from '#modules/drawings/domain/dimensions.ts';
import { drawingToSymbol } from '#modules/drawings/domain/svg.ts';
import { fileOfOption, type LinePictures, orderedPicture } from './line-pictures.ts';

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
  return new Map(
    [...symbols].map(([file, some]) => [file, `<svg xmlns="http://www.w3.org/2000/svg">${some.join('')}</svg>`]),
  );
}
