import { fact, type LineFact, type ProductLineInfo } from './product-lines.ts';

/** What the page of a line says of its range besides what its card shows. */
const FURTHER: Partial<Record<ProductLineInfo['code'], readonly LineFact[]>> = {
  JRT: [
    fact('ratio', 'i = 2.81 – 289.74'),
    fact('sizes', '07 – 187'),
    { name: 'types', value: { zh: 'R、F、K、S', en: 'R, F, K, S' } },
  ],
  JRW: [
    fact('sizes', '025 – 150'),
    { name: 'stages', value: { zh: '单级蜗轮', en: 'One worm stage' } },
    { name: 'mounting', value: { zh: 'B3、B6、B7、B8、V5、V6', en: 'B3, B6, B7, B8, V5, V6' } },
  ],
  JRH: [
    fact('power', '≤ 2 800 kW'),
    { name: 'stages', value: { zh: '2、3、4 级', en: '2, 3 or 4' } },
    {
      name: 'mounting',
      value: { zh: '卧式、立式、空心轴扭力臂', en: 'Horizontal, upright, hollow shaft with torque arm' },
    },
  ],
  JRP: [
    {
      name: 'stages',
      value: { zh: '1 – 4 级，可配直角输入级', en: '1 to 4, with right-angle input stage on request' },
    },
    { name: 'mounting', value: { zh: '法兰、底脚、空心轴胀套', en: 'Flange, foot, hollow shaft with shrink disc' } },
    { name: 'input', value: { zh: 'IEC 电机、伺服电机、液压马达', en: 'IEC motor, servo motor, hydraulic motor' } },
  ],
  JD: [
    { name: 'poles', value: { zh: '2、4、6、8', en: '2, 4, 6, 8' } },
    fact('frames', '63 – 355'),
    fact('protection', 'IP55 – IP66'),
  ],
};

/** The whole range of a line. */
export function factsOf({ code, facts }: ProductLineInfo): readonly LineFact[] {
  return [...facts, ...(FURTHER[code] ?? [])];
}
