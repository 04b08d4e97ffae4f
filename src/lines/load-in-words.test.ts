import { describe, expect, it } from 'vitest';
import { readQuickSearch } from '#product/quick-search/read-quick-search.ts';
import { loadDefinition } from './definitions.ts';
import { JRP } from './jrp/info.ts';
import type { Load } from './line-for-load.ts';
import { lineOf } from './line-of.ts';
import { loadInWords } from './load-in-words.ts';

const HEAVY: Load = { power: 500, speed: 50, torque: 95_500 };

describe('a load for another line', () => {
  it.each<[string, Load, object]>([
    ['JRH', HEAVY, { drivenPower: 500, outputSpeed: 50 }],
    ['JRH', { torque: 95_500, speed: 50 }, { drivenPower: 500, outputSpeed: 50 }],
    ['JRP', HEAVY, { outputTorque: 95_500, ratio: 29 }],
    ['JRT', HEAVY, { outputSpeed: 50 }],
    ['JRT', { torque: 3000, speed: 49.5 }, { outputTorque: 3000, outputSpeed: 49.5 }],
    ['JRW', { power: 0.75, speed: 28 }, { outputSpeed: 28 }],
  ])('is read by the search of %s whole', async (code, load, figures) => {
    const { parts, unread } = readQuickSearch(loadInWords(lineOf(code)!, load), await loadDefinition(code));
    expect(unread).toEqual([]);
    expect(Object.assign({}, ...parts.map((part) => part.figures))).toMatchObject(figures);
  });

  it('says nothing to a line that asks for none, and no figure that nobody knows', () => {
    expect(loadInWords(lineOf('JD')!, HEAVY)).toBe('');
    expect(loadInWords(lineOf('JRH')!, { torque: 95_500 })).toBe('');
    expect(loadInWords(lineOf('JRP')!, { torque: 95_500 })).toBe('95500 Nm');
  });

  it('takes the ratio of planetary units from the input speed their search takes for granted', async () => {
    const { search, empty } = await loadDefinition('JRP');
    expect(search.taken?.(empty, {}).inputSpeed).toBe(String(JRP.asked.speed.ratioFrom));
  });
});
