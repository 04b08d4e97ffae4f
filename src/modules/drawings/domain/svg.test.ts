import { describe, expect, it } from 'vitest';
import type { Drawing } from '#product/drawing.ts';
import { drawingToSvg, drawingToSymbol } from './svg.ts';

const DRAWING: Drawing = {
  paths: [
    { d: 'm1 1l2 2', paint: 'line', accent: true },
    { d: 'm5 5l2 2', paint: 'fine', accent: false },
  ],
  texts: [{ text: 'A', x: 3, y: 4, accent: true }],
};

describe('a picture as text', () => {
  it('is an image with its title, or decoration without one', () => {
    expect(drawingToSvg(DRAWING, 'Motor "JD" <2>')).toContain('role="img" aria-label="Motor &quot;JD&quot; &lt;2>"');
    expect(drawingToSvg(DRAWING)).toContain('aria-hidden="true"');
  });

  it('takes its colours from the page around it', () => {
    const svg = drawingToSvg(DRAWING);
    expect(svg).toContain('stroke="currentColor"');
    expect(svg).toContain('var(--picture-accent,currentColor)');
  });

  it('can be printed with plain colours, without custom properties', () => {
    const svg = drawingToSvg(DRAWING, '', { ink: '#000', ground: '#fff', accent: '#0b5f73' });
    expect(svg).not.toContain('var(');
    expect(svg).toContain('color="#0b5f73"');
  });

  it('has lighter lines where a palette says so, and accents that say their colour themselves', () => {
    const svg = drawingToSvg(DRAWING, '', { ink: '#000', ground: '#fff', accent: '#0b5f73', weight: 0.5 });
    expect([...svg.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width))).toEqual([0.5, 0.25, 1.5]);
    expect(svg).toContain('stroke="currentColor" color="#0b5f73"');
  });

  it('is shown by its id as a symbol', () => {
    expect(drawingToSymbol('M4', DRAWING)).toMatch(/^<symbol id="M4" viewBox="0 0 96 96".*<\/symbol>$/);
  });
});
