import { describe, expect, it } from 'vitest';
import { shippedParts } from '#testing/builders/shipped-worms.ts';
import { wormFacts } from './worm-facts.ts';

const { sizes } = wormFacts([], shippedParts());
const sizeOf = (wanted: string) => sizes.find(({ size }) => size === wanted);

describe('a pair of worm units', () => {
  it('has the terminal box where its motor stands, at the first unit', () => {
    expect(sizeOf('040/075')?.boxMeetsBase).toEqual(sizeOf('040')?.boxMeetsBase);
    expect(sizeOf('040/075')?.boxMeetsBase).toContain('71');
  });

  it('has the bores of its second unit', () => {
    expect(sizeOf('040/075')?.bores).toEqual(sizeOf('075')?.bores);
  });
});
