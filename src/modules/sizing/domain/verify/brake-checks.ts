import { both } from '#modules/sizing/domain/core/define.ts';
import type { Figures } from '#modules/sizing/domain/core/formula.ts';
import { type CheckDef, HOLDING, limit, lowering } from './check-def.ts';

/** A load that would move by itself, and no brake. */
const isUnheld = ({ M_h0 = 0, M_B }: Figures) => M_h0 !== 0 && M_B === undefined;
/** What hangs is held with twice its torque, what a slope pulls with less. */
const isHoist = ({ k_h = HOLDING }: Figures) => k_h >= HOLDING;

/** Braking and holding (sizing notes §6, 3). */
export const BRAKE_CHECKS: readonly CheckDef[] = [
  limit(
    'brake-holds',
    3,
    ['M_B', '>', 'M_b'],
    'Nm',
    'block',
    both('制动器止不住下降的负载', 'The brake does not stop the load when lowering'),
    { when: lowering },
  ),
  limit(
    'brake-twice',
    3,
    ['M_B', '>=', 'M_hreq'],
    'Nm',
    'block',
    both(
      '制动力矩小于保持负载所需；自锁不能代替制动器',
      'The brake has less torque than it takes to hold the load; self-locking does not replace it',
    ),
    { rule: 69 },
  ),
  limit(
    'brake-strong',
    3,
    ['M_B', '<=', 'M_Bmax'],
    'Nm',
    'warn',
    both('制动力矩大于额定扭矩的 2.5 倍', 'The brake has more than 2.5 times the rated torque'),
    { rule: 69 },
  ),
  limit(
    'brake-work',
    3,
    ['W_B', '<=', 'W_Bmax'],
    'J',
    'enquire',
    both('每次制动功超过制动器允许值', 'One stop is more work than the brake takes'),
  ),
  limit('slip-braking', 3, ['a_B', '<=', 'a_brake'], 'm/s²', 'warn', both('制动时打滑', 'It slips when it brakes')),
  limit(
    'peak-braking',
    3,
    ['M_2B', '<=', 'M_2lim'],
    'Nm',
    'block',
    both('制动扭矩超过减速机允许值', 'Braking overloads the gear unit'),
    { rule: 69 },
  ),
  limit(
    'no-brake',
    3,
    ['M_B', '>', 0],
    'Nm',
    'block',
    both('起升机构必须有制动器；自锁不能代替制动器', 'A hoist needs a brake; self-locking does not replace it'),
    { rule: 91, isAbsence: true, when: (figures) => isUnheld(figures) && isHoist(figures) },
  ),
  limit(
    'no-holding',
    3,
    ['M_B', '>', 0],
    'Nm',
    'block',
    both(
      '停机时负载会移动：该电机没有可装的制动器，须另配制动器或逆止器；自锁不能代替',
      'At standstill the load runs back: it needs a brake or backstop, and none is built on this motor; self-locking does not replace it',
    ),
    { rule: 91, isAbsence: true, when: (figures) => isUnheld(figures) && !isHoist(figures) },
  ),
];
