import { choiceField, MOTOR_FRAME } from '#lines/shared/fields.ts';
import { COLOUR_FIELDS, NAMEPLATE, SURFACE_PROTECTION } from '#lines/shared/paint/paint-fields.ts';
import { type FieldDef, plain, text, value } from '#product/field.ts';
import { ASSEMBLIES } from './assemblies.ts';
import { COOLINGS } from './coolings.ts';
import { COOLING_NEEDED } from './selection-fields.ts';

const NONE = value('none', '无', 'None');

/** Step 2: how it stands, and its output. */
export const MOUNTING_FIELDS: readonly FieldDef[] = [
  choiceField(
    { step: 2, id: 'installationPosition', label: text('安装方位', 'Mounting') },
    [
      value('H', 'H 卧式，带底脚', 'H horizontal with feet'),
      value('M', 'M 卧式，空心轴，无底脚', 'M horizontal, hollow shaft, no feet'),
      value('V', 'V 立式', 'V vertical'),
    ],
    'H',
  ),
  choiceField(
    { step: 2, id: 'outputShaftType', label: text('输出轴形式', 'Output shaft') },
    [
      value('S', 'S 实心轴，带键', 'S solid with key'),
      value('H', 'H 空心轴，带键槽', 'H hollow with keyway'),
      value('D', 'D 空心轴，收缩盘', 'D hollow with shrink disc'),
      value('K', 'K 花键空心轴', 'K hollow splined'),
      value('F', 'F 法兰轴', 'F flanged shaft'),
    ],
    'S',
  ),
  choiceField({ step: 2, id: 'shaftAssembly', label: text('布置形式', 'Shaft assembly') }, ASSEMBLIES, 'A'),
  // A backstop frees one sense alone: which, only the machine says.
  {
    ...choiceField(
      { step: 2, id: 'rotation', label: text('低速轴转向', 'Rotation of the output shaft') },
      [
        value('CW', '顺时针', 'CW', text('从输出轴端面看', 'seen onto the end of the output shaft')),
        value('CCW', '逆时针', 'CCW', text('从输出轴端面看', 'seen onto the end of the output shaft')),
        value('both', '双向', 'Both', text('正反转', 'reversing drive')),
      ],
      'both',
    ),
    isAskedUnlessUsual: true,
  },
  choiceField(
    { step: 2, id: 'torqueArm', label: text('扭力臂', 'Torque arm') },
    [NONE, value('T', '带扭力臂', 'With torque arm')],
    'none',
  ),
  choiceField(
    { step: 2, id: 'backstop', label: text('逆止器', 'Backstop') },
    [NONE, value('R', '带逆止器', 'With backstop')],
    'none',
  ),
];

/** Step 3: cooling and lubrication. */
export const COOLING_FIELDS: readonly FieldDef[] = [
  COOLING_NEEDED,
  choiceField({ step: 3, id: 'cooling', label: text('冷却', 'Cooling') }, COOLINGS, 'none'),
  choiceField(
    { step: 3, id: 'lubrication', label: text('润滑', 'Lubrication') },
    [
      value('splash', '飞溅润滑', 'Splash'),
      value('FP', '强制润滑，轴端泵', 'Forced, shaft pump'),
      value('MP', '强制润滑，电动泵', 'Forced, motor pump'),
    ],
    'splash',
  ),
  choiceField(
    { step: 3, id: 'lubricatingOil', label: text('润滑油', 'Oil') },
    [
      value('M320', '矿物油 VG320', 'Mineral VG320'),
      value('M460', '矿物油 VG460', 'Mineral VG460'),
      value('S320', '合成油 VG320', 'Synthetic VG320'),
    ],
    'M320',
  ),
  choiceField(
    { step: 3, id: 'heater', label: text('油加热器', 'Oil heater') },
    [NONE, value('STH', '带加热器', 'With heater')],
    'none',
  ),
  choiceField(
    { step: 3, id: 'oilSeal', label: text('密封', 'Seals') },
    [plain('NBR'), plain('FKM'), value('LAB', '迷宫密封', 'Labyrinth'), value('TAC', '防尘密封', 'Taconite')],
    'NBR',
  ),
];

/** Step 4: what is added, and the paint. */
export const ACCESSORY_FIELDS: readonly FieldDef[] = [
  {
    id: 'instruments',
    step: 4,
    kind: 'multi',
    label: text('仪表', 'Instruments'),
    values: [
      value('PT100', '油温传感器 PT100', 'PT100 in the oil'),
      value('LEVEL', '油位开关', 'Oil level switch'),
      value('VIB', '振动测点', 'Vibration pad'),
    ],
    modelled: true,
  },
  { ...MOTOR_FRAME, step: 4 },
  choiceField(
    { step: 4, id: 'coupling', label: text('联轴器', 'Coupling') },
    [NONE, value('elastic', '弹性联轴器', 'Elastic'), value('fluid', '液力耦合器', 'Fluid')],
    'elastic',
  ),
  ...COLOUR_FIELDS,
  { ...SURFACE_PROTECTION, usual: 'C2' },
  NAMEPLATE,
];
