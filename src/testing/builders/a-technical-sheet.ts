import type { TechnicalSheet } from '#modules/documents/domain/technical-sheet.ts';
import { torqueCheck } from '#modules/documents/domain/torque-check.ts';
import type { SheetRow } from '#product/sheet.ts';

/** A technical sheet of a helical gear motor, size 67; a test overrides what it is about. */
export function aTechnicalSheet(changes: Partial<TechnicalSheet> = {}): TechnicalSheet {
  return { ...HELICAL_GEAR_MOTOR, ...changes };
}

/** A small line drawing with Chinese text, as a picture of a drive. */
export const A_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 140">
  <g fill="none" stroke="#1b2733" stroke-width="1.6" stroke-linejoin="round">
    <path d="M30 106V48l14-14h44l8 8v64z"/>
    <path d="M96 54h70q8 0 8 8v26q0 8-8 8H96z"/>
    <path d="M108 54v42M118 54v42M128 54v42M138 54v42M148 54v42"/>
    <path d="M112 54V38h30v16"/>
    <path d="M30 66H8v18h22M30 84V66"/>
    <path d="M22 106h84v8H22z"/>
  </g>
  <path d="M2 75H184" stroke="#b3640a" stroke-width=".8" stroke-dasharray="10 3 2 3"/>
  <text x="100" y="134" font-size="9" text-anchor="middle" fill="#5b6b78">示意图 · schematic</text>
</svg>`;

function row(zh: string, en: string, value: SheetRow['value'], unit?: string, symbol?: string): SheetRow {
  return {
    label: { zh, en },
    value,
    ...(unit === undefined ? {} : { unit }),
    ...(symbol === undefined ? {} : { symbol }),
  };
}

const HELICAL_GEAR_MOTOR: TechnicalSheet = {
  language: 'zh-cn',
  title: { zh: '减速电机技术资料', en: 'Gear motor technical document' },
  productName: 'JRTR67-DN90L4-128.97-M1',
  typeCode: 'JRTR67 DN90L4',
  fullTypeCode: 'JRTR67-DN90L4-1.5kW-128.97-M1-0°-X-BE2-HR-E1024-IC416-IP55-C3-RAL7031-VG220-NBR',
  identification: [
    row('产品系列', 'Product line', 'JRT'),
    row('减速机类型', 'Gear type', { zh: 'R 斜齿轮（同轴）', en: 'R helical, coaxial' }),
    row('机座号', 'Gear unit size', '67'),
    row('输入方式', 'Input', { zh: '电机直联', en: 'Integral motor' }),
    row('安装形式', 'Assembly type', { zh: '底脚安装', en: 'Foot mounted' }),
    row('安装方位', 'Mounting position', 'M1'),
    row('数量', 'Quantity', '4', undefined),
  ],
  performance: [
    row('输出转速', 'Output speed', '10.9', 'r/min', 'n2'),
    row('输出扭矩', 'Output torque', '1240', 'Nm', 'Ma'),
    row('使用系数', 'Service factor', '1.65', undefined, 'fB'),
    row('电机功率', 'Motor power', '1.5', 'kW', 'P'),
    row('速比', 'Ratio', '128.97', undefined, 'i'),
    row('电机转速', 'Motor speed', '1405', 'r/min', 'n1'),
    row('许用径向载荷', 'Permissible overhung load', '10400', 'N', 'FRa'),
    row('减速机效率', 'Gear unit efficiency', '94', '%', 'η'),
    row('质量', 'Mass', '48.5', 'kg', 'm'),
    row('电机机座号', 'Motor frame', '90L4'),
    row('能效等级', 'Efficiency class', 'IE3'),
    row('额定电流（400 V）', 'Rated current (400 V)', '3.35', 'A', 'IN'),
    row('工作制', 'Duty type', 'S1-100%'),
  ],
  keyFigures: ['n2', 'Ma', 'fB', 'P', 'i'],
  check: torqueCheck({
    torque: '1,240',
    permissible: '2,040',
    reserve: { verdict: 'meets', factor: 1.65, required: 1.4, percent: 17 },
    reason: '',
    governedBy: { zh: '齿轮承载能力', en: 'Gear unit' },
  }),
  notes: [],
  sections: [
    {
      heading: { zh: '安装', en: 'Installation' },
      rows: [
        row('安装方位', 'Mounting position', 'M1'),
        row('输出轴', 'Output shaft', '40 × 80', 'mm'),
        row('输出轴方向', 'Output shaft side', 'A'),
        row('接线盒位置', 'Terminal box position', '0°'),
        row('出线口位置', 'Cable entry', 'X'),
        row('扭力臂', 'Torque arm', { zh: '无', en: 'None' }),
      ],
    },
    {
      heading: { zh: '电机选项', en: 'Motor options' },
      rows: [
        row('电机电压', 'Motor voltage', '230/400', 'V'),
        row('热保护', 'Thermal protection', { zh: 'TF 热敏电阻', en: 'TF thermistor' }),
        row('冷却方式', 'Cooling', { zh: 'IC416 强制冷却风扇', en: 'IC416 forced cooling fan' }),
        row('独立风扇电压', 'Fan voltage', '230', 'V'),
        row('制动器', 'Brake', 'BE2'),
        row('制动电压', 'Brake voltage', 'AC 220V'),
        row('手动释放', 'Manual release', { zh: 'HR 手柄，自动复位', en: 'HR lever, self-returning' }),
        row('释放手柄角度', 'Lever angle', '0°'),
        row('编码器', 'Encoder', {
          zh: '增量式，1024 线，推挽 HTL 10–30 V DC',
          en: 'Incremental, 1024 pulses, push-pull HTL 10–30 V DC',
        }),
        row('防护等级', 'Degree of protection', 'IP55'),
        row('绝缘等级', 'Insulation class', 'F'),
        row('其他选项', 'Other options', {
          zh: 'C 防雨罩、STH 防冷凝加热带',
          en: 'C rain cover, STH anti-condensation heating',
        }),
      ],
    },
    {
      heading: { zh: '减速机选项', en: 'Gear unit options' },
      rows: [
        row('颜色', 'Colour', 'RAL 7031'),
        row('表面防护', 'Surface protection', {
          zh: 'C3 城市，潮湿厂房（涂层预期寿命 5～10 年）',
          en: 'C3, urban, humid production rooms (coating expected to last 5–10 years)',
        }),
        row('润滑油', 'Lubricant', { zh: '矿物油 VG220（−10…+40 °C）', en: 'Mineral VG220 (−10…+40 °C)' }),
        row('油量', 'Oil quantity', '1.1', 'L'),
        row('油封', 'Oil seal', 'NBR（−40…+100 °C）'),
        row('铭牌', 'Nameplate', { zh: '中文', en: 'Chinese' }),
      ],
    },
  ],
  standards: [
    { zh: 'IEC 60034-1 旋转电机：定额和性能', en: 'IEC 60034-1 Rotating electrical machines: rating and performance' },
    { zh: 'IEC 60034-30-1 交流电动机能效等级', en: 'IEC 60034-30-1 Efficiency classes of AC motors' },
    { zh: 'ISO 12944-2 防护涂料体系：环境分类', en: 'ISO 12944-2 Protective paint systems: environments' },
  ],
  specialWishes: '电机尾部加装防护罩；接线盒进线口 M25×1.5，附防水接头。',
  remark: 'Delivery in one lot, please mark crates “Line 4”.',
  release: { version: '2026.11', hash: '3f9a1c2e7b40d5568a1e' },
  date: '2026-11-21',
};
