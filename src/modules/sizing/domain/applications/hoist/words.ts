import { say } from '#modules/sizing/domain/core/define.ts';
import type { Words } from '#modules/sizing/domain/core/model.ts';

export const WORDS: Readonly<Record<string, Words>> = {
  m_L: say('起重量', 'Load', '额定载荷', 'Rated'),
  m_0: say('吊具质量', 'Mass of the tackle', '吊钩、吊具、钢丝绳', 'Hook, tackle and rope'),
  m_CW: say('配重质量', 'Counterweight', '没有则为 0', '0 if there is none'),
  r: say('倍率', 'Reeving', '每根出卷筒的绳对应的承载绳数', 'Falls per rope that leaves the drum'),
  eta_s: say('滑轮效率', 'Efficiency of a sheave', '滚动轴承 0.985', '0.985 with rolling bearings'),
  z_f: say('定滑轮数', 'Fixed sheaves', '卷筒与滑轮组之间', 'Between drum and tackle'),
  D: say('卷筒直径', 'Drum diameter', '到钢丝绳中心', 'To the centre of the rope'),
  v: say('起升速度', 'Lifting speed', '吊钩处', 'At the hook'),
  persons: say('载人', 'Persons are lifted', '载人不在本工具范围内', 'Outside of what can be sized here'),
};
