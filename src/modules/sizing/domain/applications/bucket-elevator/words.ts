import { say } from '#modules/sizing/domain/core/define.ts';
import type { Words } from '#modules/sizing/domain/core/model.ts';

export const WORDS: Readonly<Record<string, Words>> = {
  by: say('已知量', 'What is known', '输送量或料斗', 'The throughput or the buckets'),
  I_m: say('输送量', 'Throughput', '质量流量', 'Mass flow'),
  V_b: say('料斗容积', 'Bucket volume', '升', 'In litres'),
  phi: say('填充系数', 'Filling', '按物料查表', 'By the material'),
  rho: say('堆积密度', 'Bulk density', '单位 t/m³', 'In t/m³'),
  a_b: say('料斗间距', 'Bucket spacing', '沿带或链', 'Along belt or chain'),
  H: say('提升高度', 'Lift', '进料到出料', 'From inlet to outlet'),
  H_0: say(
    '掏料当量高度',
    'Height that stands for scooping',
    '流入 3，细料 5，块料 8 m',
    '3 m if fed in, 5 m fine, 8 m lumpy',
  ),
  k_e: say('附加系数', 'Factor for bearings and bending', '通常 1.15', 'Usually 1.15'),
  v: say('带速或链速', 'Speed of belt or chain', '料斗处', 'At the buckets'),
  D: say('头轮直径', 'Head pulley', '驱动轮', 'The driven one'),
  q_E: say('带或链单位质量', 'Belt or chain per metre', '含料斗，单侧', 'With buckets, one side'),
  stop: say('防逆转', 'What holds it', '断电满载时防止倒转', 'Keeps a full elevator from running back'),
};
