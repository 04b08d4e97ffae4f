import { both } from '#modules/sizing/domain/core/define.ts';
import { type CheckDef, limit, onInverter, onMains } from './check-def.ts';

/** Starting on the mains, and on the ramp of an inverter (sizing notes §6, 1 and 2). */
export const START_CHECKS: readonly CheckDef[] = [
  limit(
    'starts',
    1,
    ['M_H', '>', 'M_Hmin'],
    'Nm',
    'block',
    both('电机起动不了负载', 'The motor does not start its load'),
    { when: onMains },
  ),
  limit('run-up-long', 1, ['t_A', '<=', 4], 's', 'warn', both('起动时间长', 'The start takes long'), { when: onMains }),
  limit('run-up-too-long', 1, ['t_A', '<=', 8], 's', 'block', both('起动时间过长', 'The start takes too long'), {
    when: onMains,
  }),
  limit('slip-starting', 1, ['a_A', '<=', 'a_slip'], 'm/s²', 'warn', both('起动时打滑', 'It slips when it starts'), {
    when: onMains,
  }),
  limit(
    'peak-starting',
    2,
    ['M_2S', '<=', 'M_2lim'],
    'Nm',
    'block',
    both('起动扭矩超过减速机允许值', 'Starting overloads the gear unit'),
    { rule: 69, when: onMains },
  ),
  limit(
    'slip-ramp',
    1,
    ['a_a', '<=', 'a_slip'],
    'm/s²',
    'warn',
    both('加速斜坡过陡，起动时打滑', 'The ramp is too steep: it slips when it starts'),
    { when: onInverter },
  ),
  limit(
    'peak-ramp',
    2,
    ['M_2R', '<=', 'M_amax'],
    'Nm',
    'block',
    both('加速扭矩超过减速机允许值', 'Load and acceleration together overload the gear unit'),
    { when: onInverter },
  ),
];
