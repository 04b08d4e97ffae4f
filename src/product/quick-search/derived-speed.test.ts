import { describe, expect, it } from 'vitest';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { derivedSpeed } from './derived-speed.ts';
import { readQuickSearch } from './read-quick-search.ts';

const derived = (text: string) => derivedSpeed(readQuickSearch(text, JRT_LINE), JRT_LINE);

describe('power and torque without a speed', () => {
  it.each(['F 4kW 810Nm', '810 Nm 4 kW F'])('come to one: %s', (text) => {
    expect(derived(text)).toMatchObject({
      power: 4,
      torque: 810,
      speed: 45.3,
      efficiency: 0.96,
    });
  });

  it('are searched for by the torque that was said and that speed', () => {
    for (const text of ['F 4kW 810Nm', '810 Nm 4 kW F'])
      expect(Object.assign({}, ...(derived(text)?.parts ?? []).map(({ figures }) => figures))).toEqual({
        outputTorque: 810,
        outputSpeed: 45.3,
      });
  });

  it('lose in a worm what it usually does', () => {
    expect(derived('S 4kW 810Nm')).toMatchObject({ speed: 40.6, efficiency: 0.86 });
    expect(derived('4kW 810Nm')).toMatchObject({ efficiency: 0.95 });
  });

  it('names the one of the two that is searched for by way of the speed', () => {
    expect(derived('F 4kW 810Nm')?.replaced).toBe('810Nm');
    expect(derived('810 Nm 4 kW F')?.replaced).toBe('4 kW');
  });

  it.each(['4 kW 810 Nm 25 r/min', '4 kW 810 Nm i=40', '4 kW', '810 Nm', '4 kW 0 Nm'])(
    'leave nothing to derive where a speed or ratio is said, or one of them is missing: %s',
    (text) => {
      expect(derived(text)).toBeUndefined();
    },
  );
});
