import { describe, expect, it } from 'vitest';
import { motor } from './motor.ts';
import type { Scene } from './scene.ts';
import { sceneToSvg } from './svg.ts';

const scene: Scene = { solids: motor({ x: 0, z: 9, accent: true }), notes: [{ text: 'A', at: [0, 0, 30] }] };

describe('a picture as text', () => {
  it('is an image with its title, or decoration without one', () => {
    expect(sceneToSvg(scene, 'Motor "JD" <2>')).toContain('role="img" aria-label="Motor &quot;JD&quot; &lt;2>"');
    expect(sceneToSvg(scene)).toContain('aria-hidden="true"');
  });

  it('takes its colours from the page around it', () => {
    const svg = sceneToSvg(scene);
    expect(svg).toContain('stroke="currentColor"');
    expect(svg).toContain('var(--picture-ground,Canvas)');
  });

  it('can be printed with plain colours, without custom properties', () => {
    const svg = sceneToSvg(scene, '', { ink: '#000', ground: '#fff', accent: '#0b5f73' });
    expect(svg).not.toContain('var(');
    expect(svg).toContain('color="#0b5f73"');
  });
});
