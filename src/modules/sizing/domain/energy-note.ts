import type { BilingualText } from '#kernel/locale.ts';
import { figureText } from './core/figures.ts';
import type { TypedInputs } from './core/read-inputs.ts';
import type { Sizing } from './sizing.ts';

/**
 * What energy and CO₂ of a year assume: hours, load, the factor of the grid and whether that is the default, and which
 * efficiency a motor is reckoned with. Undefined while something of it is not known.
 */
export function energyNote({ values }: Pick<Sizing, 'values'>, inputs: TypedInputs): BilingualText | undefined {
  const { h_d, d_y, k_CO2 } = values;
  if (h_d === undefined || d_y === undefined || k_CO2 === undefined) return undefined;
  const [hours, day, days, factor] = [h_d * d_y, h_d, d_y, k_CO2].map((value) => figureText(value, ''));
  const isDefault = inputs.k_CO2 === undefined;
  const zhDefault = isDefault ? '（缺省：中国电网 2022 年平均，待确认）' : '';
  const enDefault = isDefault ? ' (default: mean of the Chinese grid in 2022, to be confirmed)' : '';
  return {
    zh: `年耗电量按每年 ${hours} h（每天 ${day} h × ${days} 天）始终带稳态负载运行计算，不计起动；输入项有两个数值时按第一个。碳排放因子 ${factor} kg/kWh${zhDefault}。电机效率为额定值，未知时取同功率 4 极 IE3 电机的效率。`,
    en: `Energy of a year: ${hours} h (${day} h a day, ${days} days) with the static load all the time, without starts; of inputs with two values, the first. ${factor} kg CO₂ per kWh${enDefault}. Motors at their rated efficiency; where it is not known, at that of a four-pole IE3 motor of their power.`,
  };
}
