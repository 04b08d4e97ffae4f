import { is } from '#product/expressions.ts';
import { text } from '#product/field.ts';
import type { WarningDef } from '#product/warning.ts';

/** What nobody can deliver an explosion-proof motor without, and what is not promised by choosing one (reference rule 67). */
export const EXPLOSION_PROOF_WARNINGS: readonly WarningDef[] = [
  {
    id: 'explosion-proof-data',
    level: 'attention',
    when: is('motorType', 'EX'),
    fields: ['motorType', 'specialWishes'],
    text: text(
      '防爆电机：防爆型式、证书和数据由厂家确认后方为有效。特殊要求中须写明危险区域、设备保护级别或类别、气体或粉尘组别、温度组别。',
      'Explosion-proof motor: type of protection, certificate and data hold only once the maker has confirmed them. The special wishes must state zone, EPL or category, gas or dust group and temperature class.',
    ),
    source: 'reference rule 67',
  },
];
