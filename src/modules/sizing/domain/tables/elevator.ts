import { type Table, tableOf } from './table.ts';

export const ELEVATOR_SCOOP: Table = tableOf(
  'elevator_scoop',
  'equivalent height',
  ['H_0'],
  [
    ['fed into the buckets, slow', '流入式，低速', 'fed into the buckets, slow', [3], 'E'],
    ['scooping, fine', '掏取式，细料', 'scooping, fine', [5], 'E'],
    ['scooping, lumpy', '掏取式，块料', 'scooping, lumpy', [8], 'E'],
  ],
);

export const ELEVATOR_FILL: Table = tableOf(
  'elevator_fill',
  'handling textbooks',
  ['phi'],
  [
    ['powder', '粉料', 'powder', [0.75], 'R'],
    ['granular', '颗粒料', 'granular', [0.75], 'R'],
    ['lumps to 60 mm', '块料 60 mm 以下', 'lumps to 60 mm', [0.6], 'R'],
    ['large lumps', '大块料', 'large lumps', [0.5], 'R'],
  ],
);
