import { describe, expect, it } from 'vitest';
import { frameNumber, limitFrame, listedFrame, statorLength } from './frames.ts';

describe('motor frames', () => {
  it.each([
    ['63M1', 63, 'M', '63'],
    ['90L', 90, 'L', '90'],
    ['132S1', 132, 'S', '132S/M'],
    ['132M2', 132, 'M', '132S/M'],
    ['160M', 160, 'M', '160'],
    ['315L2', 315, 'L', '315'],
  ])('%s has shaft height %i, stator length %s and is listed as %s', (frame, height, length, listed) => {
    expect([frameNumber(frame), statorLength(frame), listedFrame(frame)]).toEqual([height, length, listed]);
  });

  it('a text that is no motor frame has none of them', () => {
    expect([frameNumber('132S/M'), statorLength('143TC'), listedFrame('')]).toEqual([null, null, null]);
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
