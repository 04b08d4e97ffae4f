import { text } from '#product/field.ts';
import type { PriceBasis, PriceComponent } from '#product/prices.ts';
import { MOTOR_FAMILY } from './shared/priced/motor-family.ts';

/**
 * The components of a price in the order in which they are told (commerce §3): each has one key and finds exactly one row. What
 * a line fits of them says the file `prices.ts` of its folder.
 */
export const PRICE_COMPONENTS: readonly PriceComponent[] = [
  component('unit', text('减速机', 'Gear unit'), 'fixed', ['series', 'gear_type', 'size', 'stages']),
  component('motor', text('电机', 'Motor'), 'fixed', ['poles', 'power_kw', 'efficiency']),
  component('jcmc', text('变频一体机', 'Integrated motor drive'), 'fixed', ['power_kw']),
  coded('motor_type', text('电机类型', 'Motor type'), 'pct_motor'),
  coded('module', text('输入模块', 'Input module'), 'fixed'),
  coded('brake', text('制动器', 'Brake'), 'fixed'),
  component('release', text('手动释放装置', 'Manual release'), 'fixed', ['code', 'code2']),
  coded('braking_voltage', text('制动器电压', 'Brake voltage'), 'fixed'),
  {
    ...component('encoder', text('编码器', 'Encoder'), 'fixed', ['code', 'code2']),
    // None has no interface.
    optional: ['code2'],
  },
  coded('resolution', text('分辨率', 'Resolution'), 'fixed'),
  coded('encoder_shaft', text('编码器机械规格', 'Encoder shaft'), 'fixed'),
  coded('wiring', text('出线方式', 'Cable outlet'), 'fixed'),
  { ...coded('cooling', text('冷却方式', 'Cooling method'), 'fixed'), isByFrame: true },
  coded('fan_voltage', text('强制冷却风扇电压', 'Forced fan voltage'), 'fixed'),
  coded('voltage', text('电机电压', 'Motor voltage'), 'pct_motor'),
  coded('thermal', text('电机热保护', 'Motor thermal protection'), 'fixed'),
  coded('insulation', text('绝缘等级', 'Insulation class'), 'pct_motor'),
  coded('protection', text('防护等级', 'Degree of protection'), 'pct_motor'),
  coded('approval', text('北美认证', 'North American approval'), 'pct_motor'),
  { ...coded('other_motor', text('其他电机选项', 'Other motor option'), 'fixed'), isByFrame: true },
  coded('drive_option', text('变频器选件', 'Drive option'), 'fixed'),
  coded('assembly', text('安装形式', 'Assembly type'), 'pct_unit'),
  coded('torque_arm', text('扭力臂', 'Torque arm'), 'pct_unit'),
  coded('shaft_side', text('输出轴方向', 'Output shaft side'), 'pct_unit'),
  coded('surface', text('表面防护', 'Surface protection'), 'pct_drive'),
  coded('corrosion', text('防腐措施', 'Corrosion protection'), 'pct_unit'),
  coded('colour', text('颜色', 'Colour'), 'fixed'),
  coded('oil', text('润滑油', 'Lubricant'), 'pct_unit'),
  coded('seal', text('油封', 'Oil seal'), 'pct_unit'),
  coded('sight_glass', text('油镜', 'Oil sight glass'), 'fixed'),
  coded('nameplate', text('铭牌', 'Nameplate'), 'fixed'),
  component('jrw_accessory', text('蜗轮减速机附件', 'Worm unit accessory'), 'fixed', ['size', 'code']),
];

/** What the columns of keys hold: codes as they are, whole numbers, or figures written in one way. */
export const KEY_COLUMNS: Readonly<Record<string, 'code' | 'whole' | 'figure'>> = {
  series: 'code',
  gear_type: 'code',
  size: 'code',
  stages: 'whole',
  code: 'code',
  code2: 'code',
  poles: 'whole',
  power_kw: 'figure',
  efficiency: 'code',
};

function component(
  id: string,
  label: PriceComponent['label'],
  basis: PriceBasis,
  columns: readonly string[],
): PriceComponent {
  return { id, label, basis, columns };
}

/** A component whose key is one code. */
function coded(id: string, label: PriceComponent['label'], basis: PriceBasis): PriceComponent {
  return component(id, label, basis, ['code']);
}

/** The family of motors alone, which have no unit that names one. */
export const MOTORS = MOTOR_FAMILY;
