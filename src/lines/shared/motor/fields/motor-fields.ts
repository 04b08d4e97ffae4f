import type { MotorOfLine } from '#lines/shared/motor/motor-of-line.ts';
import { type FieldDef, type FieldValue, NONE, plain, text, value } from '#product/field.ts';
import { RELEASE_ANGLES } from './brake.ts';
import { ENCODER_FIELDS } from './encoder-fields.ts';
import { BRAKES } from './frame-options.ts';

const VOLTAGE_FIELDS: readonly FieldDef[] = [
  {
    id: 'motorVoltage',
    step: 3,
    kind: 'choice',
    label: text('电机电压', 'Motor voltage'),
    values: [
      value('1AC 220V', '单相 220 V', 'Single-phase 220 V'),
      value('1AC 230V', '单相 230 V', 'Single-phase 230 V'),
      value('3AC 220V', '三相 220 V', 'Three-phase 220 V'),
      value('3AC 230V', '三相 230 V', 'Three-phase 230 V'),
      value('3AC 380V', '三相 380 V', 'Three-phase 380 V'),
      value('3AC 460V', '三相 460 V', 'Three-phase 460 V'),
      value('Y-D 220/380V', '△/Y 220/380 V', 'Delta/star 220/380 V'),
      value('Y-D 230/400V', '△/Y 230/400 V', 'Delta/star 230/400 V'),
      value('Y-D 330/575V', '△/Y 330/575 V', 'Delta/star 330/575 V'),
      value('D 380/660V', '△/Y 380/660 V（星三角起动）', 'Delta/star 380/660 V, for star-delta starting'),
      value('D 400/690V', '△/Y 400/690 V（星三角起动）', 'Delta/star 400/690 V, for star-delta starting'),
    ],
    usual: '3AC 380V',
    modelled: true,
  },
  {
    id: 'motorThermalProtection',
    step: 3,
    kind: 'choice',
    label: text('电机热保护', 'Motor thermal protection'),
    values: [
      value('TF', 'TF 热敏电阻（PTC）', 'TF thermistor (PTC)', text('需配热敏电阻继电器', 'Needs a thermistor relay')),
      value('TH', 'TH 双金属温控开关', 'TH thermostat (metal switch)'),
      value('PT100', 'PT100 温度传感器', 'PT100 temperature sensor', text('需配测温装置', 'Needs an evaluation unit')),
      value(NONE, '无', 'None'),
    ],
    usual: 'TF',
    modelled: true,
  },
];

/** North American approval is no field of a product without motor. */
function approvalField({ delivered }: MotorOfLine): FieldDef {
  return {
    id: 'ulAuthen',
    step: 3,
    kind: 'multi',
    label: text('北美认证', 'North American approval'),
    values: [value('UL', 'UL 认证', 'UL recognised'), value('CSA', 'CSA 认证', 'CSA certified')],
    modelled: true,
    ...(delivered && { shownWhen: delivered }),
  };
}

const COOLING_FIELDS: readonly FieldDef[] = [
  {
    id: 'coolingMethod',
    step: 3,
    kind: 'choice',
    label: text('冷却方式', 'Cooling method'),
    values: [
      value('IC411', 'IC411 自带转子风扇', 'IC411 standard rotor fan'),
      value('IC416', 'IC416 强制冷却风扇', 'IC416 forced cooling fan'),
    ],
    usual: 'IC411',
    modelled: true,
  },
  {
    id: 'independentFanVoltage',
    step: 3,
    kind: 'choice',
    label: text('强制冷却风扇电压', 'Forced fan voltage'),
    values: [
      value('1AC 220V', '单相 220 V', 'Single-phase 220 V'),
      value('3AC 380V', '三相 380 V', 'Three-phase 380 V'),
      value('1AC 230V', '单相 230 V', 'Single-phase 230 V'),
      value('3AC 400V', '三相 400 V', 'Three-phase 400 V'),
      value('3AC 460V', '三相 460 V', 'Three-phase 460 V'),
      value('DC 24V', '直流 24 V', 'DC 24 V'),
    ],
    usual: '1AC 220V',
    modelled: true,
  },
];

const BRAKE_FIELDS: readonly FieldDef[] = [
  {
    id: 'brakes',
    step: 3,
    kind: 'choice',
    label: text('制动器', 'Brake'),
    values: [
      value(NONE, '无', 'None'),
      ...BRAKES.map(({ code, torques: [largest] }) =>
        plain(code, text(`制动力矩最大 ${largest} Nm`, `Braking torque up to ${largest} Nm`)),
      ),
    ],
    usual: NONE,
    modelled: true,
  },
  {
    id: 'releaseDevice',
    step: 3,
    kind: 'choice',
    label: text('手动释放装置', 'Manual release'),
    values: [
      value(NONE, '无', 'None'),
      value('HF', 'HF 锁定式释放螺钉', 'HF lockable release screw'),
      value('HR', 'HR 自动复位释放手柄', 'HR self-returning release lever'),
    ],
    default: NONE,
    modelled: true,
  },
  {
    id: 'brakingVoltage',
    step: 3,
    kind: 'choice',
    label: text('制动器电压', 'Brake voltage'),
    values: ['AC 220V', 'AC 230V', 'AC 380V', 'AC 400V', 'AC 460V', 'DC 24V'].map((code) =>
      value(code, code.replace('V', ' V'), code.replace('V', ' V')),
    ),
    default: 'AC 220V',
    modelled: true,
  },
  {
    id: 'releaseAngle',
    step: 3,
    kind: 'choice',
    label: text('释放手柄角度', 'Release lever angle'),
    values: RELEASE_ANGLES.map((angle) => value(angle, `${angle}°`, `${angle}°`)),
    default: '0',
    modelled: true,
    // Presets keep 0° with any brake (spec 001 §4); only a lever has an angle to be asked.
    shownWhen: ['releaseDevice', ['HR']],
  },
];

const CONSTRUCTION_FIELDS: readonly FieldDef[] = [
  {
    id: 'insulationLevel',
    step: 3,
    kind: 'choice',
    label: text('绝缘等级', 'Insulation class'),
    values: [
      value('B', 'B 级（130 °C）', 'Class B (130 °C)', text('仅供备件更换', 'As a spare part only')),
      value('F', 'F 级（155 °C）', 'Class F (155 °C)'),
      value('H', 'H 级（180 °C）', 'Class H (180 °C)'),
    ],
    usual: 'F',
    modelled: true,
  },
  {
    id: 'protectionClass',
    step: 3,
    kind: 'choice',
    label: text('防护等级', 'Degree of protection'),
    values: [
      plain('IP54', text('强制冷却风扇和制动电机的标准等级', 'Standard with forced fan or brake')),
      plain('IP55'),
      plain('IP56', text('防强烈喷水', 'Protected against powerful water jets')),
      plain('IP65', text('尘密', 'Dust-tight')),
      plain('IP66', text('尘密，防强烈喷水，喷水时间 3 分钟', 'Dust-tight; 3 minutes of water spraying')),
    ],
    usual: 'IP55',
    modelled: true,
  },
];

function otherFields({ delivered, integrated }: MotorOfLine): readonly FieldDef[] {
  return [
    {
      id: 'vfdOptions',
      step: 3,
      kind: 'multi',
      label: text('变频器选件', 'Drive options'),
      values: [
        value('PANEL', '操作面板', 'Operating panel'),
        value('BRRES', '制动电阻', 'Braking resistor'),
        value('FILTER', '输入滤波器', 'Mains filter'),
      ],
      modelled: true,
      shownWhen: integrated,
    },
    {
      id: 'otherMotorOptions',
      step: 3,
      kind: 'multi',
      label: text('其他电机选项', 'Other motor options'),
      values: [
        value('C', 'C 防雨罩', 'C rain cover'),
        value('STH', 'STH 防潮加热带', 'STH anti-condensation heating strip'),
        value('RI', 'RI 加强绝缘', 'RI reinforced insulation'),
        value('DH', 'DH 冷凝水排水孔', 'DH condensate drain hole'),
        value('KS', 'KS 内部防腐', 'KS internal corrosion protection'),
        value('2WE', '2WE 双轴伸', '2WE second shaft end'),
      ],
      modelled: true,
      ...(delivered && { shownWhen: delivered }),
    },
  ];
}

/** The step of motor options (spec 001 §3, §9; reference motor options). */
export function motorFields(line: MotorOfLine): readonly FieldDef[] {
  return [
    ...VOLTAGE_FIELDS,
    approvalField(line),
    ...COOLING_FIELDS,
    ...BRAKE_FIELDS,
    ...CONSTRUCTION_FIELDS,
    ...ENCODER_FIELDS,
    ...otherFields(line),
  ];
}

/** The values of a field of motor options that every line has alike. */
export function valuesOf(id: string): readonly FieldValue[] {
  const fields = [...VOLTAGE_FIELDS, ...COOLING_FIELDS, ...BRAKE_FIELDS, ...CONSTRUCTION_FIELDS, ...ENCODER_FIELDS];
  return fields.filter((field) => field.id === id).flatMap(({ values }) => values);
}

/** Their codes. */
export function codesOf(id: string): readonly string[] {
  return valuesOf(id).map(({ code }) => code);
}
