import { say } from '#modules/sizing/domain/core/define.ts';
import type { Words } from '#modules/sizing/domain/core/model.ts';

export const WORDS: Readonly<Record<string, Words>> = {
  m_L: say('物料质量', 'Mass of material', '同时在输送机上的全部物料', 'All material on the conveyor at one time'),
  s: say(
    '由链条承载的份额',
    'Share carried by the chain',
    '1 为全部承载；0 为在槽内刮送',
    '1 if carried, 0 if dragged in a trough',
  ),
  q_C: say(
    '链条单位质量',
    'Chain mass per metre',
    '全部链条并排合计，含附件',
    'All strands together, attachments included',
  ),
  L: say('输送长度', 'Conveying length', '链轮中心距', 'Between the sprocket centres'),
  mu_c: say('链条摩擦系数', 'Friction of the chain', '链条在导轨上', 'Chain on its track'),
  mu_M: say(
    '槽内物料摩擦系数',
    'Friction of material in the trough',
    '物料在槽内滑动',
    'Material that slides in the trough',
  ),
  k_t: say('链轮与张紧系数', 'Sprocket and tension factor', '1.0 至 1.3', '1.0 to 1.3'),
  beta: say('倾角', 'Slope', '向上为正', 'Upwards is positive'),
  F_add: say('附加阻力', 'Further resistance', '导向、清扫等', 'Guides, scrapers and the like'),
  v: say('链速', 'Chain speed', '平均值', 'Mean value'),
  p: say('链节距', 'Chain pitch', '两销轴中心距', 'Between two pins'),
  z: say('链轮齿数', 'Teeth of the sprocket', '驱动链轮', 'Of the driving one'),
};
