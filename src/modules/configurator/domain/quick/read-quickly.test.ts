import { expect, it } from 'vitest';
import { CONFIGURABLE } from '#lines/configurable.ts';
import { loadDefinition } from '#lines/definitions.ts';
import { readQuickly } from './read-quickly.ts';

const LINES = await Promise.all(CONFIGURABLE.map(async (code) => ({ code, line: await loadDefinition(code) })));

it.each([
  ['0.75 kW 30 rpm fB 1.3 worm gear JRW', 'JRW'],
  ['JRW 蜗轮减速机 0.75kW 30转 使用系数1.3', 'JRW'],
  ['worm 0.75 kW 30 rpm', 'JRW'],
  ['电机 5.5kW 4极', 'JD'],
  ['motor 5.5 kW 4 pole', 'JD'],
  ['减速电机 5.5kW 40转', 'JRT'],
  ['行星减速机 5kNm i=100', 'JRP'],
  ['planetary gear unit 5000 Nm i 100', 'JRP'],
  ['工业齿轮箱 45 kW i=28', 'JRH'],
  ['industrial gear unit 45 kW i 28', 'JRH'],
  ['蜗轮', 'JRW'],
  ['蜗轮蜗杆减速机 1.5kW', 'JRW'],
  ['WJ063', 'JRW'],
  ['W063', 'JRW'],
  ['NMRV063 0.55kW', 'JRW'],
  ['RV63', 'JRT'],
  ['S67 蜗轮', 'JRT'],
  ['helical worm 30 rpm', 'JRT'],
  ['斜齿轮蜗轮减速机 1.5kW', 'JRT'],
  ['W 0.75 kW i 30', 'JRW'],
  ['JRH 55 kW i 20 f1 1.8', 'JRH'],
  ['JRH 55kW fs 1.8', 'JRH'],
  ['JRP f1 1.5 9000 Nm i 100', 'JRP'],
  ['JD 1.5kW 4极 460V', 'JD'],
  ['JRW063 0.75kW K', 'JRW'],
  ['JRTK77-DN90L4-i29.32 JRW', 'JRT'],
])(
  '"%s" is for %s: the code of a line wins, the code of a product over that, and a word for the line alone where all else is equal',
  (typed, code) => {
    expect(readQuickly(typed, LINES).code).toBe(code);
  },
);
