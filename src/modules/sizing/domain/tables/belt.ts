import { type Table, tableOf } from './table.ts';

export const BELT_FRICTION: Table = tableOf(
  'belt_friction',
  'guides of belt makers; sliders range from 0.2 to 0.5',
  ['mu_c'],
  [
    [
      'fabric belt on steel or wood slider bed',
      '织物带在钢或木滑板上',
      'fabric belt on steel or wood slider bed',
      [0.33],
      'R',
    ],
    ['rubber belt on steel slider bed', '橡胶带在钢滑板上', 'rubber belt on steel slider bed', [0.5], 'E'],
    ['low-friction fabric on steel', '低摩擦织物带在钢上', 'low-friction fabric on steel', [0.2], 'R'],
    ['roller bed', '托辊支承', 'roller bed', [0.033], 'R'],
  ],
);

export const BELT_MAIN_FRICTION: Table = tableOf(
  'belt_main_friction',
  'ISO 5048, DIN 22101: 0.016 to 0.03',
  ['f'],
  [
    ['new, well aligned', '新机，对中良好', 'new, well aligned', [0.016], 'N'],
    ['normal', '一般', 'normal', [0.02], 'N'],
    ['dusty or rough', '多尘或粗糙', 'dusty or rough', [0.025], 'N'],
    ['bad, cold', '条件差，寒冷', 'bad, cold', [0.03], 'N'],
    ['declined (regenerative)', '下运（发电状态）', 'declined (regenerative)', [0.012], 'N'],
  ],
);
