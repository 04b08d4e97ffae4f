import {
  FLANGE_SIDE,
  FLANGE_SIZE,
  HOLLOW_SHAFT_SIZE,
  INPUT_SHAFT_SIZE,
  OUTPUT_SHAFT_SIDE,
  OUTPUT_SHAFT_SIZE,
} from '#lines/shared/gear/installation-fields.ts';
import { BOX_LOCATION, CABLE_ENTRY } from '#lines/shared/motor/fields/terminal-box.ts';
import { type FieldDef, NONE, plain, text, value } from '#product/field.ts';
import { ASSEMBLY_TYPES } from './assembly-types.ts';

/**
 * Step 3, installation (spec 001 §3, reference installation options); shafts, bores and flanges come from the catalogue.
 * The assembly type stands first because choosing it clears the rest of the step.
 */
export const INSTALLATION_FIELDS: readonly FieldDef[] = [
  {
    id: 'builtInType',
    step: 2,
    kind: 'choice',
    label: text('安装形式', 'Assembly type'),
    values: ASSEMBLY_TYPES.map(({ code, label }) => value(code, `${code} ${label.zh}`, `${code} ${label.en}`)),
    modelled: true,
  },
  {
    id: 'installationPosition',
    step: 2,
    kind: 'choice',
    label: text('安装方位', 'Mounting position'),
    values: [
      ...['M1', 'M2', 'M3', 'M4', 'M5', 'M6'].map((code) => plain(code)),
      value(
        'M0',
        'M0 通用',
        'M0 universal',
        text('终身润滑的小机座，任意方位', 'Small lifetime-lubricated sizes, any position'),
      ),
    ],
    usual: 'M1',
    modelled: true,
  },
  OUTPUT_SHAFT_SIZE,
  HOLLOW_SHAFT_SIZE,
  FLANGE_SIZE,
  INPUT_SHAFT_SIZE,
  OUTPUT_SHAFT_SIDE,
  FLANGE_SIDE,
  {
    id: 'torqueArm',
    step: 2,
    kind: 'choice',
    label: text('扭力臂', 'Torque arm'),
    values: [
      value(NONE, '无', 'None'),
      value('T', '扭力臂（带橡胶衬套）', 'Torque arm with rubber bush'),
      value('G', '橡胶缓冲垫（一套）', 'Set of rubber buffers'),
    ],
    modelled: true,
  },
  BOX_LOCATION,
  CABLE_ENTRY,
];
