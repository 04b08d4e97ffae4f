import type { RuleDef } from '#engine/model.ts';
import { text } from '#modules/catalogue/domain/jrt/field-def.ts';
import { implies, is, isNot, WITH_BRAKE } from './expressions.ts';

const SECOND_SHAFT = is('otherMotorOptions.2WE', 'yes');
const EXPLOSION_PROOF = is('motorType', 'EX');

const EXPLOSION_PROOF_REASON = text(
  '防爆电机不用普通制动器、编码器、强制冷却风扇和单相电源：它们可能成为点燃源。',
  'An explosion-proof motor takes no standard brake, encoder, forced fan or single-phase supply: they may ignite.',
);

/** Rules on what fits the motor's non-drive end, its place and its zone (reference rules 54, 56 to 58, 60, 61, 67, 85). */
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
      'From C3 up humid air enters through the drain hole; inner corrosion protection KS is needed.',
    ),
    source: 'reference rule 85',
  },
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
    expr: implies(EXPLOSION_PROOF, isNot('motorVoltage', '1AC 220V', '1AC 230V')),
    reason: EXPLOSION_PROOF_REASON,
    source: 'reference rule 67',
  },
];
