import { describe, expect, it } from 'vitest';
import { limitFrame, listedFrame } from './frames.ts';

describe('motor frames', () => {
  it.each([
    ['63M1', '63'],
    ['90L', '90'],
    ['132S1', '132S/M'],
    ['132M2', '132S/M'],
    ['160M', '160'],
    ['315L2', '315'],
  ])('the limits of %s are listed as %s', (frame, listed) => {
    expect(listedFrame(frame)).toBe(listed);
  });

  it('a text that is no motor frame is listed nowhere', () => {
    expect(listedFrame('')).toBeNull();
  });

  it.each([
    ['56C', '71'],
    ['213/215TC', '132S/M'],
    ['364/365TC', '225'],
    ['132ML', '132ML'],
  ])('a module for %s takes the limits of %s', (frame, listed) => {
    expect(limitFrame(frame)).toBe(listed);
  });
});
