import { describe, expect, it } from 'vitest';
import { bridged, chainsOf, simplified } from './chains.ts';

describe('the pen of a picture', () => {
  it('runs through pieces that meet without being lifted', () => {
    const chains = chainsOf([
      [
        [0, 0],
        [1, 0],
      ],
      [
        [2, 0],
        [1, 0],
      ],
      [
        [2, 0],
        [2, 1],
      ],
    ]);
    expect(chains.map((chain) => chain.length)).toEqual([4]);
  });

  it('goes straight on where several ways lead on', () => {
    const [first] = chainsOf([
      [
        [0, 0],
        [1, 0],
      ],
      [
        [1, 0],
        [1, 1],
      ],
      [
        [1, 0],
        [2, 0],
      ],
    ]);
    expect(first).toContainEqual([2, 0]);
    expect(first).not.toContainEqual([1, 1]);
  });

  it('draws each piece once, and none without length', () => {
    const chains = chainsOf([
      [
        [0, 0],
        [1, 0],
      ],
      [
        [1, 0],
        [0, 0],
      ],
      [
        [3, 3],
        [3, 3],
      ],
    ]);
    expect(chains).toHaveLength(1);
  });

  it('leaves out points on the way, and keeps corners', () => {
    expect(
      simplified(
        [
          [0, 0],
          [1, 0.01],
          [2, 0],
          [2, 2],
        ],
        0.05,
      ),
    ).toEqual([
      [0, 0],
      [2, 0],
      [2, 2],
    ]);
  });

  it('goes over a small gap where a line goes on the same way, and not round a corner', () => {
    const arc = [
      [0, 0],
      [4, 0],
    ] as const;
    expect(
      bridged(
        [
          arc,
          [
            [5, 0.2],
            [9, 1],
          ],
        ],
        1.5,
      ),
    ).toHaveLength(1);
    expect(
      bridged(
        [
          [
            [5, 0.2],
            [9, 1],
          ],
          arc,
        ],
        1.5,
      ),
    ).toHaveLength(1);
    expect(
      bridged(
        [
          arc,
          [
            [5, 0],
            [5, 6],
          ],
        ],
        1.5,
      ),
    ).toHaveLength(2);
    expect(
      bridged(
        [
          arc,
          [
            [7, 0],
            [9, 0],
          ],
        ],
        1.5,
      ),
    ).toHaveLength(2);
  });
});
