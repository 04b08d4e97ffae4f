import type { RuleDef } from '#engine/public.ts';
import { AGGRESSIVE } from '#lines/shared/motor/rules/inner-protection.ts';
import { implies, is, isNot } from '#product/expressions.ts';
import { text } from '#product/field.ts';

/** What aggressive air asks for of seals and fasteners (reference rule 84). */
export const AGGRESSIVE_AIR_RULES: readonly RuleDef[] = [
  {
    id: 'aggressive-air-needs-tight-seal',
    expr: implies(AGGRESSIVE, { any: [is('oilSeal', 'FKM'), is('specialWishes', 'yes')] }),
    reason: text(
      'C4、C5 环境从泄漏处开始腐蚀：须用 FKM 油封；双唇油封请在概览中勾选特殊要求。',
      'In C4 and C5 corrosion starts where oil leaks: FKM seals; for double lip seals tick special wishes in the overview.',
    ),
    source: 'reference rule 84',
  },
  {
    id: 'aggressive-air-needs-stainless-fasteners',
    expr: implies(AGGRESSIVE, isNot('corrosionProtection', 'none')),
    reason: text('C4、C5 环境须用不锈钢紧固件。', 'C4 and C5 ask for stainless fasteners.'),
    source: 'reference rule 84',
  },
];
