import { describe, expect, it } from 'vitest';
import { brandMarkSvg, faviconSvg, markPath } from './brand-mark.ts';

describe('the brand mark', () => {
  it('lies within its square', () => {
    const numbers = [...markPath().matchAll(/[ML]([\d.]+) ([\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(numbers.length).toBeGreaterThan(20);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(32);
  });

  it('takes the colour of the text around it unless told otherwise', () => {
    expect(brandMarkSvg()).toContain('fill="currentColor"');
    expect(brandMarkSvg('Drivewright')).toContain('aria-label="Drivewright"');
  });

  it('stands on a tile of its own colour in a browser tab', () => {
    expect(faviconSvg()).toContain('fill="#0b5f73"');
  });
});
