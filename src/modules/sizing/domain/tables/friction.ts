import { type Table, tableOf } from './table.ts';

export const ROLLING_LEVER_ARM: Table = tableOf(
  'rolling_lever_arm',
  'published sizing page; rubber: middle of the printed range',
  ['f'],
  [
    ['steel on steel', '钢对钢', 'steel on steel', [0.5], 'G'],
    ['wood on steel', '木对钢', 'wood on steel', [1.2], 'G'],
    ['polymer on steel', '塑料对钢', 'polymer on steel', [2], 'G'],
    ['hard rubber on steel', '硬橡胶对钢', 'hard rubber on steel', [7], 'G'],
    ['polymer on concrete', '塑料对混凝土', 'polymer on concrete', [5], 'G'],
    ['hard rubber on concrete', '硬橡胶对混凝土', 'hard rubber on concrete', [15], 'G'],
    ['medium rubber on concrete', '中硬橡胶对混凝土', 'medium rubber on concrete', [25], 'G'],
  ],
);

export const BEARING_FRICTION: Table = tableOf(
  'bearing_friction',
  'published; plain bearings 0.08 to 0.1',
  ['mu_L'],
  [
    ['rolling bearing', '滚动轴承', 'rolling bearing', [0.005], 'G'],
    ['plain bearing', '滑动轴承', 'plain bearing', [0.09], 'G'],
  ],
);

export const RIM_FRICTION: Table = tableOf(
  'rim_friction',
  'published',
  ['c'],
  [
    ['wheel, rolling bearing', '车轮，滚动轴承', 'wheel, rolling bearing', [0.003], 'G'],
    ['wheel, plain bearing', '车轮，滑动轴承', 'wheel, plain bearing', [0.005], 'G'],
    ['guide rollers', '导向轮', 'guide rollers', [0.002], 'G'],
  ],
);

export const ADHESION: Table = tableOf(
  'adhesion',
  'crane specification tables; polymers and rubber estimated',
  ['mu_0'],
  [
    ['steel on steel, dry', '钢对钢，干燥', 'steel on steel, dry', [0.2], 'N'],
    ['steel on steel, design value', '钢对钢，设计值', 'steel on steel, design value', [0.15], 'G'],
    ['steel on steel, wet', '钢对钢，潮湿', 'steel on steel, wet', [0.12], 'N'],
    ['polymer on steel', '塑料对钢', 'polymer on steel', [0.3], 'E'],
    ['polymer on concrete', '塑料对混凝土', 'polymer on concrete', [0.5], 'E'],
    ['rubber on concrete', '橡胶对混凝土', 'rubber on concrete', [0.6], 'E'],
  ],
);

export const CHAIN_FRICTION: Table = tableOf(
  'chain_friction',
  'published; 1.5 to 3 times higher at the start',
  ['mu_c'],
  [
    ['steel track, dry', '钢导轨，干燥', 'steel track, dry', [0.35], 'G'],
    ['steel track, lubricated', '钢导轨，润滑', 'steel track, lubricated', [0.2], 'G'],
    ['rough track, dry', '粗糙导轨，干燥', 'rough track, dry', [0.45], 'G'],
    ['rough track, lubricated', '粗糙导轨，润滑', 'rough track, lubricated', [0.25], 'G'],
    ['UHMW-PE strip', '超高分子量聚乙烯衬条', 'UHMW-PE strip', [0.18], 'G'],
    ['roller chain on rail', '滚子链在导轨上（初值）', 'roller chain on rail (first guess)', [0.2], 'G'],
  ],
);
