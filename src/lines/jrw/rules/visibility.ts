import type { RuleDef } from '#engine/public.ts';
import { MOTOR_OF_JRW } from '#lines/jrw/motor-of-jrw.ts';
import { motorVisibilities } from '#lines/shared/motor/rules/visibility.ts';
import { hideableFields, type Visibility, visibilityRules } from '#lines/shared/visibility.ts';
import { is } from '#product/expressions.ts';
import { text } from '#product/field.ts';
import { ruleOf } from './jrw-rules.ts';

const VISIBILITIES: readonly Visibility[] = [
  ...motorVisibilities(MOTOR_OF_JRW),
  {
    id: 'cable-entry-of-integral-motor',
    fields: ['outletNozzlePosition'],
    shown: is('inputType', 'motor'),
    reason: text(
      '只有直联电机可选出线方向：变频一体机由变频器壳体确定，其余输入不含电机。',
      'Only an integral motor has a cable entry to choose: an inverter housing fixes its own, other inputs come without a motor.',
    ),
    source: 'spec 001 §5, reference rules 12, 31, 32',
  },
  { ...visibilityOf('jrw-flange-side'), fields: ['flangePointing'], shown: is('flangeType', 'FA', 'FB') },
  {
    id: 'mineral-grade-needs-mineral-oil',
    fields: ['mineralOil'],
    shown: is('lubricatingOil', 'mineral'),
    reason: text('矿物油牌号只用于矿物油。', 'A mineral oil grade goes with mineral oil only.'),
    source: 'spec 001 §4',
  },
  {
    id: 'synthetic-grade-needs-synthetic-oil',
    fields: ['syntheticOil'],
    shown: is('lubricatingOil', 'synthetic'),
    reason: text('合成油牌号只用于合成油。', 'A synthetic grade goes with synthetic oil only.'),
    source: 'spec 001 §4',
  },
];

/** What is shown when. */
export const VISIBILITY_RULES: readonly RuleDef[] = visibilityRules(VISIBILITIES);

/** Fields a table hides rather than a rule: what the chosen unit or input does not have. */
const HIDDEN_BY_TABLES = [
  'ratioParts',
  'inputModule',
  'inputFlange',
  'motorPower',
  'motorPoles',
  'motorSize',
  'outputShaftSize',
  'outputShaftPointing',
  'flangeSize',
  'inputShaftIn',
];

/** Every field that can be hidden. */
export const HIDEABLE: readonly string[] = [...hideableFields(VISIBILITIES), ...HIDDEN_BY_TABLES];

function visibilityOf(id: 'jrw-flange-side'): Pick<Visibility, 'id' | 'reason' | 'source'> {
  return ruleOf(id);
}
