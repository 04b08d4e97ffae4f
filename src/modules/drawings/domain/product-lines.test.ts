import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PRODUCT_LINES, productLineScene } from './product-lines.ts';
import { sceneToSvg } from './svg.ts';

describe('the pictures of the product lines', () => {
  const pictures = PRODUCT_LINES.map((line) => sceneToSvg(productLineScene(line), line));

  it('differ from line to line', () => {
    expect(new Set(pictures.map((svg) => svg.replace(/aria-label="\w+"/, ''))).size).toBe(6);
  });

  it('come out the same every time', () => {
    expect(PRODUCT_LINES.map((line) => sceneToSvg(productLineScene(line), line))).toEqual(pictures);
  });

  it('together stay below 12 KB on the line', () => {
    expect(gzipSync(pictures.join('')).length).toBeLessThan(12 * 1024);
  });
});
