import type { AxisState } from '#modules/sizing/domain/axes/judge-axis.ts';
import type { Tone } from '#web/ui/tag.tsx';

export const STATE_TONES: Readonly<Record<AxisState, Tone>> = {
  computed: 'fits',
  incomplete: 'near',
  'bad-cell': 'refused',
};
