import type { BilingualText } from '#kernel/locale.ts';
import type { Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';
import { isExplosionProof } from './motor-kind.ts';

const NEEDED = text(
  '防爆电机请写明：危险区域（气体 1、2 区，粉尘 21、22 区）、设备保护级别或类别、气体或粉尘组别（如 IIB、IIIB）、温度组别或最高表面温度（如 T4、135 °C）。',
  'For the explosion-proof motor please state: zone (gas 1 or 2, dust 21 or 22), EPL or category, gas or dust group (such as IIB, IIIB), temperature class or highest surface temperature (such as T4, 135 °C).',
);

/** What the special wishes have to say of an explosion-proof motor, so that the maker can confirm it. */
export function explosionProofWishes(standing: Values): BilingualText | undefined {
  return isExplosionProof(standing) ? NEEDED : undefined;
}
