import type { RuleDef } from '#engine/public.ts';
import { WITH_BRAKE } from '#lines/jrt/fields/brake.ts';
import { SINGLE_PHASE } from '#lines/jrt/fields/voltages.ts';
import { allOf, implies, is, isNot } from '#product/expressions.ts';
import { text } from '#product/field.ts';

const SECOND_SHAFT = is('otherMotorOptions.2WE', 'yes');
const EXPLOSION_PROOF = is('motorType', 'EX');

const EXPLOSION_PROOF_REASON = text(
  '防爆电机不用普通制动器、编码器、强制冷却风扇和单相电源：它们可能成为点燃源。',
  'An explosion-proof motor takes no standard brake, encoder, forced fan or single-phase supply: they may ignite.',
);
const ENCLOSURE_REASON = text(
  '防爆电机不加普通加热带、排水孔和双轴伸：会破坏外壳的防爆性能。',
  'An explosion-proof motor takes no standard heating strip, drain hole or second shaft end: its enclosure would no longer protect.',
);

const ANGLES = ['0', '90', '180', '270'];
/** The side of the terminal box that faces the fan and the brake. */
const ENTRY_AT_FAN_END = '2';

/** Rules on what fits the motor's non-drive end, its place and its zone (reference rules 53, 54, 56 to 58, 60, 61, 67, 77, 85). */
export const CONSTRUCTION_RULES: readonly RuleDef[] = [
  {
    id: 'second-shaft-excludes-encoder',
    expr: implies(SECOND_SHAFT, isNot('encoder', 'incremental', 'absolute')),
    reason: text('双轴伸 2WE 与编码器占用同一轴端。', 'Second shaft end 2WE and encoder need the same shaft end.'),
    source: 'reference rule 56',
  },
  {
    id: 'second-shaft-excludes-forced-fan',
    expr: implies(SECOND_SHAFT, isNot('coolingMethod', 'IC416')),
    reason: text(
      '强制冷却风扇装在非驱动端，与双轴伸 2WE 冲突。',
      'The forced fan sits on the non-drive end, where 2WE has its shaft.',
    ),
    source: 'reference rule 57',
  },
  {
    id: 'second-shaft-excludes-rain-cover',
    expr: implies(SECOND_SHAFT, isNot('otherMotorOptions.C', 'yes')),
    reason: text(
      '防雨罩封闭风罩端，双轴伸 2WE 无法伸出。',
      'The rain cover closes the cowl through which 2WE would pass.',
    ),
    source: 'reference rule 58',
  },
  {
    id: 'rain-cover-needs-fan-up-on-inline-unit',
    expr: implies(
      { all: [is('otherMotorOptions.C', 'yes'), is('gearboxModel', 'R', 'F')] },
      is('installationPosition', 'M4'),
    ),
    reason: text(
      '防雨罩只用于风扇朝上的立式电机；R、F 为安装方位 M4。',
      'A rain cover goes on a vertical motor with the fan up, on R and F that is mounting position M4.',
    ),
    source: 'reference rules 54, 60',
  },
  {
    id: 'rain-cover-needs-vertical-motor',
    expr: implies(is('otherMotorOptions.C', 'yes'), is('installationPosition', 'M2', 'M4')),
    reason: text(
      '防雨罩只用于立式电机，即安装方位 M2 或 M4。',
      'A rain cover goes on a vertical motor only, in mounting position M2 or M4.',
    ),
    source: 'reference rules 54, 60',
  },
  {
    id: 'drain-hole-excludes-ip66',
    expr: implies(is('otherMotorOptions.DH', 'yes'), isNot('protectionClass', 'IP66')),
    reason: text('敞开的排水孔达不到 IP66。', 'An open drain hole does not reach IP66.'),
    source: 'reference rule 61',
  },
  {
    id: 'drain-hole-in-damp-needs-inner-protection',
    expr: implies(
      { all: [is('otherMotorOptions.DH', 'yes'), is('surfaceProtection', 'C3', 'C4', 'C5')] },
      is('otherMotorOptions.KS', 'yes'),
    ),
    reason: text(
      'C3 及以上环境的潮湿空气会经排水孔进入，须选内部防腐 KS。',
      'From C3 up humid air enters through the drain hole; internal corrosion protection KS is needed.',
    ),
    source: 'reference rule 85',
  },
  {
    id: 'drain-hole-needs-known-position',
    expr: implies(is('otherMotorOptions.DH', 'yes'), isNot('installationPosition', 'M0')),
    reason: text(
      '排水孔须在最低点，因此须给定安装方位，不能用通用方位 M0。',
      'A drain hole must be the lowest point, so the mounting position must be known: not the universal M0.',
    ),
    source: 'reference rule 61',
  },
  {
    id: 'sealed-brake-has-no-release-lever',
    expr: implies(is('protectionClass', 'IP56', 'IP66'), isNot('releaseDevice', 'HR')),
    reason: text(
      'IP56、IP66 的制动器为密封结构，不能留 HR 释放手柄的长槽。',
      'In IP56 and IP66 the brake is sealed; the slot of the HR release lever would let water in.',
    ),
    source: 'reference rule 77',
  },
  {
    id: 'cable-entry-clear-of-release-lever',
    expr: allOf(
      ...ANGLES.map((angle) => ({
        not: allOf(
          is('releaseDevice', 'HR'),
          is('releaseAngle', angle),
          is('boxLocation', angle),
          is('outletNozzlePosition', ENTRY_AT_FAN_END),
        ),
      })),
    ),
    reason: text(
      '出线口 2 朝向风扇端：HR 释放手柄与接线盒同一角度时，电缆会挡住手柄行程。',
      'Cable entry 2 faces the fan end: with the HR release lever at the angle of the terminal box the cable obstructs its travel.',
    ),
    source: 'reference rule 53',
  },
  {
    id: 'explosion-proof-excludes-integrated-drive',
    expr: implies(EXPLOSION_PROOF, isNot('inputType', 'JCMC')),
    reason: text(
      '变频一体机的变频器不是防爆型。',
      'The inverter of an integrated motor drive is not made explosion-proof.',
    ),
    source: 'reference rule 67',
  },
  ...['STH', 'DH', '2WE'].map((option) => ({
    id: `explosion-proof-excludes-option:${option}`,
    expr: implies(EXPLOSION_PROOF, isNot(`otherMotorOptions.${option}`, 'yes')),
    reason: ENCLOSURE_REASON,
    source: 'reference rule 67, reference motor options',
  })),
  ...['UL', 'CSA'].map((approval) => ({
    id: `explosion-proof-excludes-approval:${approval}`,
    expr: implies(EXPLOSION_PROOF, isNot(`ulAuthen.${approval}`, 'yes')),
    reason: text(
      'UL、CSA 认证不覆盖按其他体系取证的防爆电机。',
      'UL and CSA do not cover an explosion-proof motor certified under another scheme.',
    ),
    source: 'reference motor options',
  })),
  {
    id: 'explosion-proof-excludes-brake',
    expr: implies(EXPLOSION_PROOF, { not: WITH_BRAKE }),
    reason: EXPLOSION_PROOF_REASON,
    source: 'reference rule 67',
  },
  {
    id: 'explosion-proof-excludes-encoder',
    expr: implies(EXPLOSION_PROOF, isNot('encoder', 'incremental', 'absolute')),
    reason: EXPLOSION_PROOF_REASON,
    source: 'reference rule 67',
  },
  {
    id: 'explosion-proof-excludes-forced-fan',
    expr: implies(EXPLOSION_PROOF, isNot('coolingMethod', 'IC416')),
    reason: EXPLOSION_PROOF_REASON,
    source: 'reference rule 67',
  },
  {
    id: 'explosion-proof-excludes-single-phase',
    expr: implies(EXPLOSION_PROOF, isNot('motorVoltage', ...SINGLE_PHASE)),
    reason: EXPLOSION_PROOF_REASON,
    source: 'reference rule 67',
  },
];
