// @tests slow
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import { fileOfOption } from '#modules/drawings/domain/picture/line-pictures.ts';
import { optionFiles, typicalFile } from '#modules/drawings/domain/picture/option-files.ts';
import { drawnOptions, drawnProducts, penPoints } from '#testing/pictured.ts';
import { LINE_CODES } from './line-of.ts';
import { LINE_PICTURES } from './pictures.ts';
import { TYPICAL_PICTURES } from './typical-pictures.ts';

describe.each([...LINE_PICTURES])('the pictures of the options of %s', (line, pictures) => {
  const drawn = drawnOptions(pictures);
  const names = Object.keys(pictures.options);

  it('can all be drawn, say in the accent colour what they are about, and lie within their square', () => {
    for (const name of names) {
      const drawing = drawn(name);
      expect([name, drawing?.paths.some(({ accent }) => accent)]).toEqual([name, true]);
      const numbers = penPoints(drawing ?? { paths: [] }).flat();
      expect(Math.min(...numbers), name).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers), name).toBeLessThanOrEqual(96);
      expect(JSON.stringify(drawing), name).not.toMatch(/NaN|Infinity|null/);
    }
  });

  it('are no two alike within a family', () => {
    const seen = names.map((name) => [fileOfOption(line, name).file, JSON.stringify(drawn(name))].join());
    expect(new Set(seen).size).toBe(names.length);
  });

  it('lie in files that are fetched at once', () => {
    for (const [file, svg] of optionFiles(new Map([[line, pictures]]), referenceDimensions()))
      expect([file, gzipSync(svg).length < 60_000]).toEqual([file, true]);
  });

  it('stand beside a picture of the product of which nothing is told', () => {
    expect(drawnProducts(pictures)({})?.paths.length).toBeGreaterThan(1);
  });
});

describe('the pictures of the product lines', () => {
  const file = typicalFile(TYPICAL_PICTURES, referenceDimensions());

  it('are there for each, no two alike', () => {
    const symbols = file.split('</symbol>').slice(0, -1);
    expect(symbols.map((symbol) => /id="(\w+)"/.exec(symbol)?.[1])).toEqual(LINE_CODES);
    expect(new Set(symbols.map((symbol) => symbol.replace(/id="\w+"/, ''))).size).toBe(LINE_CODES.length);
  });

  it('come out the same every time', () => {
    expect(typicalFile(TYPICAL_PICTURES, referenceDimensions())).toBe(file);
  });

  it('together stay below 8 kB on the line', () => {
    expect(gzipSync(file).length).toBeLessThan(8 * 1024);
  });
});
