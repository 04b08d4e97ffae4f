import { describe, expect, it } from 'vitest';
import type { ConfigurableCode } from '#lines/configurable.ts';
import { loadDefinition } from '#lines/definitions.ts';
import { readQuickSearch } from '#product/quick-search/read-quick-search.ts';

async function read(code: ConfigurableCode, typed: string) {
  const { parts, unread } = readQuickSearch(typed, await loadDefinition(code));
  const said = Object.assign({}, ...parts.map(({ values, figures }) => ({ ...values, ...figures })));
  return [said, unread.map(({ text }) => text)];
}

const GEARED = ['JRT', 'JRW', 'JRH', 'JRP'] as const;
const SIGNS = ['fB', 'fb', 'f1', 'fs', 'SF', 'service factor', '使用系数', '工况系数', '服务系数', '安全系数'];

describe.each(GEARED)('the service factor of %s (issue 12)', (code) => {
  it.each(SIGNS)('is meant by %s before a figure', async (sign) => {
    for (const joint of [' ', '=', ' = ', '：'])
      expect(await read(code, `${code} ${sign}${joint}1.2`)).toEqual([{ serviceFactor: 1.2 }, []]);
  });

  it.each(['1.5倍', '1.5 倍', '1.5 times'])('is meant by %s', async (typed) => {
    expect(await read(code, typed)).toEqual([{ serviceFactor: 1.5 }, []]);
  });
});

describe('what is written as the trade writes it is read (issue 12)', () => {
  it.each<[ConfigurableCode, string, object]>([
    ['JRW', 'JRW 0.75 kW 35 rpm fB 1.2', { motorPower: 0.75, outputSpeed: 35, serviceFactor: 1.2 }],
    ['JRW', 'JRW FB 35 rpm', { flangeType: 'FB', outputSpeed: 35 }],
    ['JRW', 'JRW 0.75kW FB', { motorPower: 0.75, flangeType: 'FB' }],
    ['JRH', 'JRH 55 kW i 20 f1 1.8', { drivenPower: 55, ratio: 20, serviceFactor: 1.8 }],
    ['JRH', 'JRH 55 kW 1500/75', { drivenPower: 55, inputSpeed: 1500, outputSpeed: 75 }],
    ['JRP', 'JRP 9 kNm n1=1450 n2=14.5', { outputTorque: 9000, inputSpeed: 1450, outputSpeed: 14.5 }],
    ['JRT', 'SF47', { gearboxModel: 'S', builtInType: 'SF', reduceUnitSize: '47' }],
    ['JRT', 'K系列 1.5kW', { gearboxModel: 'K', motorPower: 1.5 }],
    ['JRT', 'K型 1.5kW', { gearboxModel: 'K', motorPower: 1.5 }],
    ['JRT', 'R系列减速机1.5kW', { gearboxModel: 'R', motorPower: 1.5 }],
    ['JRT', 'R series gear motor 1.5 kW', { gearboxModel: 'R', motorPower: 1.5 }],
    ['JRT', 'K-type', { gearboxModel: 'K' }],
    ['JRT', '5O r/min 27O Nm', { outputSpeed: 50, outputTorque: 270 }],
    ['JRT', 'n2=5O 1O0 Nm', { outputSpeed: 50, outputTorque: 100 }],
    ['JRT', 'R 1:40', { gearboxModel: 'R', ratio: 40 }],
    ['JRT', 'i=1:40', { ratio: 40 }],
    ['JRT', 'i=1/40 R', { ratio: 40, gearboxModel: 'R' }],
    ['JRT', '速比1：40', { ratio: 40 }],
    ['JRT', 'ratio 40:1', { ratio: 40 }],
    ['JRW', '40:1', { ratio: 40 }],
    ['JRT', '460V 60Hz', { motorVoltage: '3AC 460V', motorFrequency: '60Hz' }],
    ['JRT', '460 V', { motorVoltage: '3AC 460V' }],
    ['JRT', '单相220V', { motorVoltage: '1AC 220V' }],
    ['JRT', 'single-phase 220 V', { motorVoltage: '1AC 220V' }],
    ['JD', '三相380V 4极', { motorVoltage: '3AC 380V', motorPoles: 4 }],
    ['JRW', '400/690V', { motorVoltage: 'D 400/690V' }],
    ['JRT', '1.5 kW 1400/70', { motorPower: 1.5, motorPoles: '4', outputSpeed: 70 }],
    ['JRT', '1.5kW na 1400/22', { motorPower: 1.5, motorPoles: '4', outputSpeed: 22 }],
    ['JRW', '0.75 kW 转速1400/70', { motorPower: 0.75, motorPoles: '4', outputSpeed: 70 }],
    ['JRT', '1.5 kW n1/n2 1400/22 r/min', { motorPower: 1.5, motorPoles: '4', outputSpeed: 22 }],
    ['JRT', 'kW 1.5', { motorPower: 1.5 }],
    ['JRT', 'i 29.32 kW 1.5 fB 1.4', { motorPower: 1.5, ratio: 29.32, serviceFactor: 1.4 }],
    ['JRT', 'r/min 1420/49 [kW]: 1.5', { motorPower: 1.5, motorPoles: '4', outputSpeed: 49 }],
    ['JRT', 'n 48 r/min 1.5 kW', { motorPower: 1.5, outputSpeed: 48 }],
    ['JRT', 'n1=1450 n2=30', { motorPoles: 4, outputSpeed: 30 }],
    ['JRT', 'servo 3000 rpm i=10', { inputType: 'AQS', inputSpeed: 3000, ratio: 10 }],
    ['JRT', '伺服 3000转 速比10', { inputType: 'AQS', inputSpeed: 3000, ratio: 10 }],
    ['JRT', 'servo 3000 rpm 300 rpm', { inputType: 'AQS', inputSpeed: 3000, outputSpeed: 300 }],
    ['JRT', 'R 1450 rpm i 20', { gearboxModel: 'R', motorPoles: 4, ratio: 20 }],
    ['JRW', '063', { gearboxModel: 'W', reduceUnitSize: '063' }],
    ['JRW', 'JRW 110', { gearboxModel: 'W', reduceUnitSize: '110' }],
    ['JRW', 'JRW 蜗轮减速机 0.75kW', { motorPower: 0.75 }],
  ])('%s: %s', async (code, typed, said) => {
    expect(await read(code, typed)).toEqual([said, []]);
  });

  it.each<[ConfigurableCode, string, object, string[]]>([
    ['JRW', '滚筒500 50rpm', { outputSpeed: 50 }, ['滚筒500']],
    ['JRW', 'drum 500 mm', {}, ['drum', '500', 'mm']],
    ['JRT', '1.5 kW 50 rpm 60 rpm', { motorPower: 1.5, outputSpeed: 60 }, ['50 rpm']],
    ['JRW', 'i=30 P=0.55kW 1400/47 rpm', { motorPower: 0.55, ratio: 30, motorPoles: '4' }, ['47 rpm']],
    ['JRW', '0.55kW i=30 n1=1400 n2=47', { ratio: 30, motorPoles: 4 }, ['n2=47']],
    ['JRW', '0.55kW i=30 n1/n2 2800/94 min-1', { ratio: 30, motorPoles: '2' }, ['94 min-1']],
    ['JRW', '0.55kW 1400/47 min-1 i=30', { motorPoles: '4', outputSpeed: 47 }, ['i=30']],
    ['JRT', 'kW 1.5 Nm 270 r/min 49', { motorPower: 1.5, outputSpeed: 49 }, ['270 Nm']],
    ['JRT', 'nm 49 kW 1.5', { outputTorque: 49 }, ['1.5 kW']],
    ['JRT', '49 r/min 1.5 kW 270', { motorPower: 1.5, outputSpeed: 49 }, ['270']],
    ['JRT', '1.5 kW 70/1400', { motorPower: 1.5 }, ['70/1400']],
  ])('%s: %s means no more than it says', async (code, typed, said, left) => {
    const [found, unread] = await read(code, typed);
    expect(found).toMatchObject(said);
    expect(found).not.toHaveProperty('reduceUnitSize');
    expect(unread).toEqual(left);
  });
});
