import type { BilingualText } from '#kernel/locale.ts';
import type { Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';
import { isExplosionProof, isSinglePhase } from './motor-kind.ts';

/** The data of an explosion-proof motor, which the reference data do not have. */
export const EX_MOTOR = text('防爆电机的电气数据', 'Data of the explosion-proof motor');

/** What its explosion protection is told by, and what that is. */
export const EX_DATA = {
  name: text('防爆数据', 'Ex data'),
  items: text(
    '危险区域、设备保护级别或类别、气体或粉尘组别、温度组别、防爆型式及证书',
    'zone, EPL or category, gas or dust group, temperature class, type of protection and certificate',
  ),
} as const;

const SINGLE_PHASE_MOTOR = text('单相电机的数据', 'Data of the single-phase motor');

const OF_EX: readonly BilingualText[] = [
  EX_MOTOR,
  text(`${EX_DATA.name.zh}：${EX_DATA.items.zh}`, `${EX_DATA.name.en}: ${EX_DATA.items.en}`),
];

/** What the maker has to confirm of a motor whose figures in the catalogue are those of another than is built. */
export function motorToBeConfirmed(standing: Values): readonly BilingualText[] {
  return [...(isSinglePhase(standing) ? [SINGLE_PHASE_MOTOR] : []), ...(isExplosionProof(standing) ? OF_EX : [])];
}
