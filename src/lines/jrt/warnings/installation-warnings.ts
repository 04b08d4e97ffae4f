import { assembliesWith, FOOT_MOUNTED } from '#lines/jrt/fields/assembly-types.ts';
import { allOf, is } from '#product/expressions.ts';
import { NONE, text } from '#product/field.ts';
import type { WarningDef } from '#product/warning.ts';

/** What to settle about mounting, shafts and flanges (reference rules 42, 45 to 47, 51, 52). */
export const INSTALLATION_WARNINGS: readonly WarningDef[] = [
  {
    id: 'hollow-shaft-without-support',
    level: 'attention',
    when: allOf(
      is('builtInType', ...assembliesWith(({ torqueArm }) => torqueArm === 'optional')),
      is('torqueArm', NONE),
    ),
    fields: ['torqueArm', 'builtInType'],
    text: text(
      '空心轴安装既无底脚也无法兰，又未选扭力臂：请确认由用户的支承承受反作用力矩，否则减速机会绕轴转动。',
      'Hollow shaft without foot, flange or torque arm: confirm that a support of yours holds the reaction torque, or the unit turns round the shaft.',
    ),
    source: 'reference rule 42',
  },
  {
    id: 'small-flange-bears-less-overhung-load',
    level: 'attention',
    when: is('builtInType', ...assembliesWith(({ flange }) => flange === 'B14')),
    row: [],
    fields: ['builtInType', 'flangeSize'],
    text: text(
      'B14 小法兰的分布圆小，许用径向载荷只有 60%，即 {overhungLoadOnSmallFlange} N。',
      'The small bolt circle of a B14 flange bears 60 % of the permissible overhung load, {overhungLoadOnSmallFlange} N.',
    ),
    source: 'reference rule 45',
  },
  {
    id: 'flanges-on-both-sides',
    level: 'attention',
    when: is('flangePointing', 'AB'),
    fields: ['flangePointing', 'outputShaftPointing'],
    text: text(
      '两侧都有法兰和轴伸：只用一侧法兰固定，反作用力矩只能由一处承受；另一侧轴伸须有安装空间。',
      'Flange and shaft end on both sides: bolt one flange only, so that the reaction torque is taken once, and leave room for the other shaft end.',
    ),
    source: 'reference rule 46',
  },
  {
    id: 'shrink-disc-shaft-and-guard',
    level: 'info',
    when: is('builtInType', ...assembliesWith(({ shaft }) => shaft === 'shrink-disc')),
    fields: ['builtInType'],
    text: text(
      '锁紧盘靠摩擦联接：用户轴为 h6 光轴，不开键槽；旋转的锁紧盘须加防护罩。',
      'A shrink disc holds by friction: make the customer shaft plain, h6, without keyway, and guard the rotating disc.',
    ),
    source: 'reference rule 47',
  },
  {
    id: 'sight-glass-in-place-of-level-plug',
    level: 'info',
    when: is('oilMirror', 'yes'),
    fields: ['oilMirror'],
    text: text(
      '油镜装在油位螺塞的螺孔中，不再配油位螺塞。',
      'The sight glass sits in the bore of the oil level plug, which is left out.',
    ),
    source: 'reference rule 51',
  },
  {
    id: 'rain-cover-stands-upright',
    level: 'attention',
    when: is('otherMotorOptions.C', 'yes'),
    fields: ['installationPosition', 'otherMotorOptions'],
    text: text(
      '防雨罩要求电机在上、风扇朝上：安装方位为 M4，请确认与现场安装一致。',
      'With a rain cover the motor stands above, fan up: mounting position M4. Confirm that the machine takes the drive so.',
    ),
    source: 'reference rules 54, 60',
  },
  {
    id: 'terminal-box-towards-base',
    level: 'attention',
    when: allOf(is('builtInType', ...FOOT_MOUNTED), is('installationPosition', 'M1'), is('boxLocation', '180')),
    fields: ['boxLocation', 'installationPosition'],
    text: text(
      '底脚安装、方位 M1 时，180° 的接线盒朝向底座：请核对间隙。',
      'On a foot-mounted unit in M1 a terminal box at 180° points to the base: check the clearance.',
    ),
    source: 'reference rule 52',
  },
];
