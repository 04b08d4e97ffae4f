import type { RuleDef } from '#engine/model.ts';
import { text } from '#modules/catalogue/domain/jrt/field-def.ts';
import { implies, is, isNot } from './expressions.ts';

/** Temperature limits of the oil seals (spec 001 §9, reference rule 18). */
export const REDUCER_RULES: readonly RuleDef[] = [
  {
    id: 'nbr-only-up-to-100-degrees',
    expr: implies(is('oilSeal', 'NBR'), isNot('sealTemperature', '100..160')),
    reason: text('NBR 油封只用于 -40 至 100 °C。', 'NBR seals are good for -40 to 100 °C only.'),
    source: 'spec 001 §9, reference rule 18',
  },
  {
    id: 'fkm-only-from-minus-25-degrees',
    expr: implies(is('oilSeal', 'FKM'), isNot('sealTemperature', '-40..-25')),
    reason: text('FKM 油封只用于 -25 至 160 °C。', 'FKM seals are good for -25 to 160 °C only.'),
    source: 'spec 001 §9, reference rule 18',
  },
];
