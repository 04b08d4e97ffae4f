import { describe, expect, it } from 'vitest';
import { productLineScene } from './product-lines.ts';
import { sceneToSvg } from './svg.ts';

const motor = productLineScene('JD');

describe('a picture as text', () => {
  it('is an image with its title, or decoration without one', () => {
    expect(sceneToSvg(motor, 'Motor "JD" <2>')).toContain('role="img" aria-label="Motor &quot;JD&quot; &lt;2>"');
    expect(sceneToSvg(motor)).toContain('aria-hidden="true"');
  });

  it('takes its colours from the page around it', () => {
    const svg = sceneToSvg(motor);
    expect(svg).toContain('stroke="currentColor"');
    expect(svg).toContain('var(--picture-ground,Canvas)');
  });

  it('can be printed with plain colours, without custom properties', () => {
    const svg = sceneToSvg(productLineScene('JC'), '', { ink: '#000', ground: '#fff', accent: '#0b5f73' });
    expect(svg).not.toContain('var(');
    expect(svg).toContain('color="#0b5f73"');
  });
});
