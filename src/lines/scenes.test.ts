import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sceneToSvg } from '#modules/drawings/domain/svg.ts';
import { LINE_SCENES } from './scenes.ts';

describe('the pictures of the product lines', () => {
  const drawn = () => [...LINE_SCENES].map(([line, scene]) => sceneToSvg(scene(), line));
  const pictures = drawn();

  it('differ from line to line', () => {
    expect(new Set(pictures.map((svg) => svg.replace(/aria-label="\w+"/, ''))).size).toBe(6);
  });

  it('come out the same every time', () => {
    expect(drawn()).toEqual(pictures);
  });

  it('together stay below 12 KB on the line', () => {
    expect(gzipSync(pictures.join('')).length).toBeLessThan(12 * 1024);
  });
});
