import { describe, expect, it } from 'vitest';
import { JRT_LINE } from '#lines/jrt/line.ts';
import type { QuickReading } from './quick-reading.ts';
import { readQuickSearch, withoutPart } from './read-quick-search.ts';

const read = (text: string) => readQuickSearch(text, JRT_LINE);
const said = ({ parts }: QuickReading) =>
  Object.assign({}, ...parts.map(({ values, figures }) => ({ ...values, ...figures })));
const left = ({ unread }: QuickReading) => unread.map(({ text, why }) => `${text}: ${why}`);

describe('a quick search says', () => {
  it.each<[string, Record<string, string | number>]>([
    ['1.5 kW 50 r/min K fB 1.4', { motorPower: 1.5, outputSpeed: 50, gearboxModel: 'K', serviceFactor: 1.4 }],
    [
      '１．５ｋＷ，５０ｒ／ｍｉｎ　Ｋ　ｆＢ＝１．４',
      { motorPower: 1.5, outputSpeed: 50, gearboxModel: 'K', serviceFactor: 1.4 },
    ],
    ['功率1.5千瓦 转速50转/分 使用系数1.4', { motorPower: 1.5, outputSpeed: 50, serviceFactor: 1.4 }],
    ['输出扭矩 300 牛米，速比 28', { outputTorque: 300, ratio: 28 }],
    ['扭矩：1.2 kNm', { outputTorque: 1200 }],
    ['i=29.32 4极', { ratio: 29.32, motorPoles: 4 }],
    ['i29.32 4P P=1.5', { ratio: 29.32, motorPoles: 4, motorPower: 1.5 }],
    ['n2=50 Ma 287 Nm', { outputSpeed: 50, outputTorque: 287 }],
    ['2,500 in-lb 60 rpm F', { outputTorque: 282.5, outputSpeed: 60, gearboxModel: 'F' }],
    ['120 ft lbs', { outputTorque: 162.7 }],
    ['1 MW', { motorPower: 1000 }],
    ['helical bevel parallel shaft', { gearboxModel: 'F' }],
    ['helical-bevel 3 N m', { gearboxModel: 'K', outputTorque: 3 }],
    ['2 HP 60 rpm', { motorPower: 1.491, outputSpeed: 60 }],
    ['750W 25 1/min', { motorPower: 0.75, outputSpeed: 25 }],
    ['1,5 kW 1,400 Nm', { motorPower: 1.5 }],
    ['1,400 Nm', { outputTorque: 1400 }],
    ['K77', { gearboxModel: 'K', reduceUnitSize: '77' }],
    [
      'kaf47 dn90l4',
      {
        gearboxModel: 'K',
        builtInType: 'KAF',
        reduceUnitSize: '47',
        inputType: 'motor',
        efficiencyClass: 'DN',
        motorSize: '90L',
        motorPoles: '4',
      },
    ],
    ['JRTR37', { gearboxModel: 'R', builtInType: 'R', reduceUnitSize: '37' }],
    [
      'IE4 60 Hz S1 M4',
      { efficiencyClass: 'DU', motorFrequency: '60Hz', durationFactor: 'S1-100%', installationPosition: 'M4' },
    ],
    ['防爆 蜗轮 0.75kW', { motorType: 'EX', gearboxModel: 'S', motorPower: 0.75 }],
    ['service factor 1.4 speed 50 torque 300', { serviceFactor: 1.4, outputSpeed: 50, outputTorque: 300 }],
    ['5.5 kW 1450/30 r/min R', { motorPower: 5.5, outputSpeed: 30, motorPoles: '4', gearboxModel: 'R' }],
    ['1450 / 30 rpm AM', { outputSpeed: 30, inputSpeed: 1450, inputType: 'AM' }],
    ['1800/30 r/min', { outputSpeed: 30 }],
    ['0.75kW S 底脚', { motorPower: 0.75, gearboxModel: 'S', builtInType: 'S' }],
    ['F 胀紧盘', { gearboxModel: 'F', builtInType: 'FH' }],
    ['K77 shrink disc foot mounted', { gearboxModel: 'K', reduceUnitSize: '77', builtInType: 'KHB' }],
    ['S keyed hollow shaft torque arm', { gearboxModel: 'S', builtInType: 'SAT' }],
    ['K47 · i 29.32 · 1.5 kW', { gearboxModel: 'K', reduceUnitSize: '47', ratio: 29.32, motorPower: 1.5 }],
  ])('%s', (text, expected) => {
    expect(said(read(text))).toEqual(expected);
  });

  it('nothing that is not there', () => {
    expect(said(read('JRT'))).toEqual({});
    expect(left(read('JRT'))).toEqual([]);
    expect(read('').parts).toEqual([]);
  });

  it('a whole type code as one', () => {
    const reading = read(' JRTKAF47-DN90L4-i29.32-M1-H35/F200 ');
    expect(reading.typeCode).toBe('JRTKAF47-DN90L4-i29.32-M1-H35/F200');
    expect(left(reading)).toEqual([]);
  });
});

describe('of a quick search counts for nothing', () => {
  it.each<[string, string[]]>([
    ['1.5 kW xyz 50', ['xyz: unknown', '50: unknown']],
    ['我要1.5kW', ['我要: unknown']],
    ['1.5 kW 2.2 kW', ['1.5 kW: again']],
    ['1.5 kW 300 Nm', ['300 Nm: other']],
    ['0 kW 40 rpm', ['0 kW: zero']],
    ['0.0 kW 40 rpm 300 Nm', ['0.0 kW: zero']],
    ['i 30 50 r/min', ['50 r/min: other']],
    ['1800/30 r/min', ['1800: unknown']],
    ['0.75 kW i=30 S 空心轴', ['空心轴: open']],
    ['7.5 kW 25 r/min F shaft mounted', ['shaft mounted: open']],
    ['K 1.5kW 法兰 带刹车', ['法兰: open', '带刹车: open']],
    ['1.5 kW foot brake', ['foot: open', 'brake: open']],
  ])('%s', (text, expected) => {
    expect(left(read(text))).toEqual(expected);
  });
});

it('a part is taken off with its words, and the rest reads as before', () => {
  const reading = read('1.5 kW 50 r/min K');
  const [, speed] = reading.parts;
  expect(speed && withoutPart(reading, speed)).toBe('1.5 kW K');
});

it.each([['1.5 kW 50 r/min K'], ['K77'], ['fB 1.4']])(
  'the words "%s" read the same in any order of letters and blanks',
  (text) => {
    expect(said(read(text.toUpperCase()))).toEqual(said(read(text.replaceAll(' ', '  '))));
  },
);
