import { both } from '#modules/sizing/domain/core/define.ts';
import { type CheckDef, isAbsent, isThere, limit, lowering } from './check-def.ts';

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
      '制动力矩小于静持扭矩的 2 倍；自锁不能代替制动器',
      'The brake has less than twice the holding torque; self-locking does not replace it',
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
  limit('slip-braking', 3, ['a_B', '<=', 'a_slip'], 'm/s²', 'warn', both('制动时打滑', 'It slips when it brakes')),
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
    { rule: 91, when: (figures) => isThere('M_h0')(figures) && isAbsent('M_B')(figures) },
  ),
];
