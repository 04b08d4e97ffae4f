import { text } from '#product/field.ts';

/** The standards of motors, the Chinese one beside the international one it adopts. */
export const STANDARDS = {
  rating: text(
    'GB/T 755 / IEC 60034-1 旋转电机：定额和性能',
    'IEC 60034-1 / GB/T 755 Rotating electrical machines: rating and performance',
  ),
  protection: text(
    'GB/T 4942 / IEC 60034-5 旋转电机：防护等级（IP 代码）',
    'IEC 60034-5 / GB/T 4942 Degrees of protection (IP code)',
  ),
  cooling: text(
    'GB/T 1993 / IEC 60034-6 旋转电机：冷却方法（IC 代码）',
    'IEC 60034-6 / GB/T 1993 Methods of cooling (IC code)',
  ),
  // Which protection the motor has, and its marking, only its maker can say.
  explosionProof: text(
    'GB/T 3836.1 / IEC 60079-0 爆炸性环境：设备通用要求（待厂家确认）',
    'IEC 60079-0 / GB/T 3836.1 Explosive atmospheres: general requirements for equipment (to be confirmed by the maker)',
  ),
  efficiency: text(
    'GB/T 32891.1 / IEC 60034-30-1 电网供电交流电动机的能效分级（IE 代码）；GB 18613 能效限定值',
    'IEC 60034-30-1 / GB/T 32891.1 Efficiency classes of line operated AC motors; GB 18613 minimum efficiency',
  ),
  dimensions: text(
    'GB/T 4772.1 / IEC 60072-1 旋转电机：尺寸和输出功率',
    'IEC 60072-1 / GB/T 4772.1 Dimensions and output of rotating machines',
  ),
  paint: text(
    'GB/T 30790.2 / ISO 12944-2 防护涂料体系：环境分类',
    'ISO 12944-2 / GB/T 30790.2 Protective paint systems: environments',
  ),
};
