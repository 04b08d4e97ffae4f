import {
  FLANGE_SIDE,
  FLANGE_SIZE,
  HOLLOW_SHAFT_SIZE,
  INPUT_SHAFT_SIZE,
  OUTPUT_SHAFT_SIDE,
  OUTPUT_SHAFT_SIZE,
} from '#lines/shared/gear/installation-fields.ts';
import { BOX_LOCATION, CABLE_ENTRY } from '#lines/shared/motor/fields/terminal-box.ts';
import { type FieldDef, NONE, text, value } from '#product/field.ts';

const NOTHING = value(NONE, '无', 'None');
/** What the letters of the wall and vertical positions mean differs by maker: the picture is what holds. */
const TO_CONFIRM = text('以图示为准，请确认', 'As the picture shows it; please confirm');

/** Mounting positions with the unit seen from the motor. */
const POSITIONS = [
  value('B3', 'B3 底脚朝下', 'B3 feet down'),
  value('B8', 'B8 底脚朝上', 'B8 feet up'),
  value('B6', 'B6 侧墙，底脚朝左', 'B6 on the wall, feet left', TO_CONFIRM),
  value('B7', 'B7 侧墙，底脚朝右', 'B7 on the wall, feet right', TO_CONFIRM),
  value('V5', 'V5 电机在上', 'V5 motor above', TO_CONFIRM),
  value('V6', 'V6 电机在下', 'V6 motor below', TO_CONFIRM),
  value(
    'M0',
    'M0 通用',
    'M0 universal',
    text('025 至 090 终身润滑，任意方位', '025 to 090, filled for life, any position'),
  ),
];

/** The third step, installation; bores, shafts and flanges come from the catalogue. */
export const INSTALLATION_FIELDS: readonly FieldDef[] = [
  {
    id: 'builtInType',
    step: 2,
    kind: 'choice',
    label: text('安装形式', 'Mounting'),
    values: [
      value('foot', '底脚安装', 'On the feet'),
      value('side', '侧面安装', 'On the side'),
      value('face', '端面安装', 'On the face'),
      value('hollow', '轴装', 'On the customer’s shaft'),
    ],
    usual: 'foot',
    modelled: true,
  },
  {
    id: 'installationPosition',
    step: 2,
    kind: 'choice',
    label: text('安装方位', 'Mounting position'),
    values: POSITIONS,
    usual: 'B3',
    modelled: true,
  },
  {
    id: 'outputShaftType',
    step: 2,
    kind: 'choice',
    label: text('输出轴形式', 'Output shaft type'),
    values: [
      value(NONE, '空心轴', 'Hollow shaft'),
      value('SS', 'SS 插入式单侧轴', 'SS plug-in shaft, one side'),
      value('DS', 'DS 插入式双侧轴', 'DS plug-in shaft, both sides'),
    ],
    usual: NONE,
    modelled: true,
  },
  HOLLOW_SHAFT_SIZE,
  OUTPUT_SHAFT_SIZE,
  OUTPUT_SHAFT_SIDE,
  {
    id: 'flangeType',
    step: 2,
    kind: 'choice',
    label: text('输出法兰', 'Output flange'),
    values: [NOTHING, value('FA', 'FA 法兰', 'FA flange'), value('FB', 'FB 法兰（加长）', 'FB flange, long')],
    usual: NONE,
    modelled: true,
  },
  FLANGE_SIZE,
  FLANGE_SIDE,
  {
    id: 'torqueArm',
    step: 2,
    kind: 'choice',
    label: text('扭力臂', 'Torque arm'),
    values: [NOTHING, value('T', '扭力臂', 'Torque arm')],
    usual: NONE,
    modelled: true,
  },
  INPUT_SHAFT_SIZE,
  BOX_LOCATION,
  CABLE_ENTRY,
];
