import type { RuleDef } from '#engine/public.ts';
import type { BilingualText } from '#kernel/locale.ts';
import { implies, is, isNot } from '#product/expressions.ts';
import { text } from '#product/field.ts';

const SECOND_SHAFT = is('otherMotorOptions.2WE', 'yes');

/** What a second shaft end leaves no room for at the non-drive end (reference rules 56 to 58). */
export const SECOND_SHAFT_RULES: readonly RuleDef[] = [
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
];

/**
 * A rain cover shields the cowl of a motor that stands with its fan up, in these mounting positions of the line: on a level motor it
 * shields nothing, and with the fan down it would catch the water (reference rules 54, 60).
 */
export function rainCoverNeedsFanUp(positions: readonly string[], reason: BilingualText): RuleDef {
  return {
    id: 'rain-cover-needs-fan-up',
    expr: implies(is('otherMotorOptions.C', 'yes'), is('installationPosition', ...positions)),
    reason,
    source: 'reference rules 54, 60',
  };
}

/** What a drain hole cannot be with (reference rules 61, 85). */
export const DRAIN_HOLE_RULES: readonly RuleDef[] = [
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
];

/** What a sealed brake cannot have (reference rule 77). */
export const SEALED_BRAKE_RULES: readonly RuleDef[] = [
  {
    id: 'sealed-brake-has-no-release-lever',
    expr: implies(is('protectionClass', 'IP56', 'IP66'), isNot('releaseDevice', 'HR')),
    reason: text(
      'IP56、IP66 的制动器为密封结构，不能留 HR 释放手柄的长槽。',
      'In IP56 and IP66 the brake is sealed; the slot of the HR release lever would let water in.',
    ),
    source: 'reference rule 77',
  },
];
