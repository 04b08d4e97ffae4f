import type { RuleDef } from '#engine/public.ts';
import { arrangementsWith } from '#lines/jd/arrangements.ts';
import { allOf, iff, implies, is, isNot } from '#product/expressions.ts';
import { text } from '#product/field.ts';

const RAIN_COVER = is('otherMotorOptions.C', 'yes');

/** The side of the terminal box that faces the fan and the brake. */
const ENTRY_AT_FAN_END = '2';
/** The angle of the release lever, seen on the fan cowl, that stands over the box, seen from the drive end. */
const ANGLE_OF_BOX = { T: '0', L: '90', R: '270' } as const;

/** What follows from how the motor is mounted (reference rules 53, 54, 60, 61; IEC 60034-7). */
export const MOUNTING_RULES: readonly RuleDef[] = [
  {
    id: 'jd-fan-down-no-cover',
    expr: implies(is('mountingArrangement', ...arrangementsWith(({ shaft }) => shaft === 'up')), { not: RAIN_COVER }),
    reason: text('V3、V6 风扇朝下，不用防雨罩。', 'V3 and V6 have the fan down and take no rain cover.'),
    source: 'reference rules 54, 60',
  },
  {
    id: 'jd-cover-needs-fan-up',
    expr: implies(RAIN_COVER, isNot('mountingArrangement', ...arrangementsWith(({ shaft }) => shaft === 'level'))),
    reason: text(
      '防雨罩只用于风扇朝上的立式电机，即 V1、V5 或 V18。',
      'A rain cover goes on a vertical motor with the fan up: V1, V5 or V18.',
    ),
    source: 'reference rules 54, 60',
  },
  {
    id: 'jd-shaft-ends-2we',
    expr: iff(is('shaftEnds', '2'), is('otherMotorOptions.2WE', 'yes')),
    reason: text('双轴伸即选项 2WE。', 'Two shaft ends are the option 2WE.'),
    source: 'reference motor options',
  },
  {
    id: 'jd-cable-entry-clear-of-release-lever',
    expr: allOf(
      ...Object.entries(ANGLE_OF_BOX).map(([box, angle]) => ({
        not: allOf(
          is('releaseDevice', 'HR'),
          is('releaseAngle', angle),
          is('boxLocation', box),
          is('outletNozzlePosition', ENTRY_AT_FAN_END),
        ),
      })),
    ),
    reason: text(
      '出线口 2 朝向风扇端：HR 释放手柄与接线盒在同一侧时，电缆会挡住手柄行程。',
      'Cable entry 2 faces the fan end: with the HR release lever on the side of the terminal box the cable obstructs its travel.',
    ),
    source: 'reference rule 53',
  },
];
