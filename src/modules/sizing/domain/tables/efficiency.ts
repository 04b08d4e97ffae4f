import { type Table, tableOf } from './table.ts';

export const EFFICIENCY: Table = tableOf(
  'efficiency',
  'textbook ranges; sheaves EN 13001-2',
  ['eta'],
  [
    ['helical or bevel stage', '斜齿轮或锥齿轮一级', 'helical or bevel stage', [0.98], 'G'],
    ['roller chain drive', '滚子链传动', 'roller chain drive', [0.93], 'R'],
    ['V-belt drive', 'V 带传动', 'V-belt drive', [0.9], 'R'],
    ['flat belt drive', '平带传动', 'flat belt drive', [0.88], 'R'],
    ['toothed belt drive', '同步带传动', 'toothed belt drive', [0.97], 'R'],
    ['open spur gear pair', '开式直齿轮副', 'open spur gear pair', [0.92], 'R'],
    ['rope drum incl. bearings', '卷筒（含轴承）', 'rope drum incl. bearings', [0.95], 'R'],
    ['sheave, rolling bearing', '滑轮，滚动轴承', 'sheave, rolling bearing', [0.985], 'G'],
    ['sheave, plain bearing', '滑轮，滑动轴承', 'sheave, plain bearing', [0.98], 'N'],
    ['shaft coupling', '联轴器', 'shaft coupling', [1], 'R'],
    ['screw seal and bearings', '螺旋密封与轴承', 'screw seal and bearings', [0.95], 'E'],
  ],
);
