import { describe, expect, it } from 'vitest';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { loadContradiction } from './load-contradiction.ts';
import { readQuickSearch } from './read-quick-search.ts';

const contradiction = (text: string) => loadContradiction(readQuickSearch(text, JRT_LINE), JRT_LINE);

describe('power, speed and torque that are all said', () => {
  it('contradict each other where no drive makes so much torque of the power, with a way out by each', () => {
    const found = contradiction('5.5 kW 40 rpm 90000 Nm');
    expect(found?.kind).toBe('beyond');
    expect(found?.torque).toMatchObject({ said: 90_000, without: '5.5 kW 40 rpm' });
    expect(found?.torque.follows).toBeCloseTo(1313, 0);
    expect(found?.power).toMatchObject({ said: 5.5, without: '40 rpm 90000 Nm' });
    expect(found?.power.follows).toBeCloseTo(377, 0);
    expect(found?.speed).toMatchObject({ said: 40, without: '5.5 kW 90000 Nm' });
    expect(found?.speed.follows).toBeCloseTo(0.584, 3);
  });

  it('are found in whatever order and unit they are said', () => {
    expect(contradiction('90 kNm 40 转/分 5.5 千瓦')?.kind).toBe('beyond');
    expect(contradiction('torque 90000 power 5.5 speed 40')?.torque.follows).toBeCloseTo(1313, 0);
  });

  it('contradict each other where nearly all power would be lost', () => {
    expect(contradiction('5.5 kW 40 rpm 130 Nm')?.kind).toBe('idle');
  });

  it.each(['5.5 kW 40 rpm 1250 Nm', '5.5 kW 40 rpm 1313 Nm', '5.5 kW 40 rpm 800 Nm', '5.5 kW 40 rpm', '40 rpm 900 Nm'])(
    'agree, or do not stand all three: %s',
    (text) => {
      expect(contradiction(text)).toBeUndefined();
    },
  );
});
