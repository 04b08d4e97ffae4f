import type { RuleDef } from '#engine/public.ts';
import { withBrake } from '#lines/shared/motor/fields/brake.ts';
import { SINGLE_PHASE } from '#lines/shared/motor/fields/voltages.ts';
import { isIntegrated, type MotorOfLine } from '#lines/shared/motor/motor-of-line.ts';
import { implies, is, isNot } from '#product/expressions.ts';
import { text } from '#product/field.ts';

const EXPLOSION_PROOF = is('motorType', 'EX');

const EXPLOSION_PROOF_REASON = text(
  '防爆电机不用普通制动器、编码器、强制冷却风扇和单相电源：它们可能成为点燃源。',
  'An explosion-proof motor takes no standard brake, encoder, forced fan or single-phase supply: they may ignite.',
);
const ENCLOSURE_REASON = text(
  '防爆电机不加普通加热带、排水孔和双轴伸：会破坏外壳的防爆性能。',
  'An explosion-proof motor takes no standard heating strip, drain hole or second shaft end: its enclosure would no longer protect.',
);

/** What an explosion-proof motor cannot have (reference rule 67). */
export function explosionProofRules(line: MotorOfLine): readonly RuleDef[] {
  return [
    {
      id: 'explosion-proof-excludes-integrated-drive',
      expr: implies(EXPLOSION_PROOF, { not: isIntegrated(line) }),
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
      expr: implies(EXPLOSION_PROOF, { not: withBrake(line) }),
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
}
