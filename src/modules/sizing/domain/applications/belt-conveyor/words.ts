import { say } from '#modules/sizing/domain/core/define.ts';
import type { Words } from '#modules/sizing/domain/core/model.ts';

export const WORDS: Readonly<Record<string, Words>> = {
  variant: say('货物种类', 'Kind of goods', '成件货物或散料', 'Unit loads or bulk material'),
  m_L: say('货物质量', 'Mass of goods', '同时在带上的全部货物', 'All goods on the belt at one time'),
  m_B: say('输送带质量', 'Mass of the belt', '整条输送带', 'The whole belt, both sides'),
  m_R: say('托辊转动质量', 'Mass of turning rollers', '随带转动的托辊', 'Rollers that turn with the belt'),
  mu_c: say(
    '承载侧摩擦系数',
    'Friction, carrying side',
    '滑板约 0.33，托辊约 0.03',
    'About 0.33 on a slider bed, 0.03 on rollers',
  ),
  mu_r: say('回程侧摩擦系数', 'Friction, return side', '回程托辊约 0.03', 'About 0.03 on return rollers'),
  beta: say('倾角', 'Slope', '向上为正', 'Upwards is positive'),
  v: say('带速', 'Belt speed', '工作时的带速', 'While it conveys'),
  D: say('驱动滚筒直径', 'Diameter of the drive drum', '含包胶', 'Lagging included'),
  F_add: say('附加阻力', 'Further resistance', '清扫器、导料挡板等', 'Scrapers, side guides and the like'),
  J_D: say('滚筒转动惯量', 'Inertia of the drums', '折算到驱动滚筒', 'As seen at the drive drum'),
  Q: say('输送量', 'Throughput', '额定质量流量', 'Rated mass flow'),
  L: say('输送长度', 'Conveying length', '头尾滚筒中心距', 'Between the centres of the end drums'),
  H: say('提升高度', 'Lift', '下运为负', 'Negative where the belt runs downhill'),
  f: say(
    '模拟摩擦系数',
    'Main friction factor',
    '0.016 至 0.03；寒冷、多尘时取大值',
    '0.016 to 0.03; the higher, the colder and dustier',
  ),
  q_RO: say('上托辊转动质量', 'Upper idlers, turning mass', '每米长度', 'Per metre of length'),
  q_RU: say('下托辊转动质量', 'Lower idlers, turning mass', '每米长度', 'Per metre of length'),
  q_B: say('输送带单位质量', 'Belt mass per metre', '单层带', 'One side of the belt'),
  C: say('附加阻力系数', 'Length factor', '留空则按输送长度查表', 'Left empty, it follows from the length'),
  F_S: say('特种阻力', 'Special resistance', '导料槽、清扫器', 'Skirts and scrapers'),
  alpha_D: say('围包角', 'Angle of wrap', '驱动滚筒上', 'On the drive drum'),
  mu_D: say('滚筒摩擦系数', 'Friction of the drum', '干燥包胶 0.3，潮湿 0.2', '0.3 dry and lagged, 0.2 wet'),
  k_A: say('起动系数', 'Start factor', '起动张力与稳态张力之比', 'Belt pull at the start over that of steady running'),
};
