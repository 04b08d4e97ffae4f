import type { BilingualText } from '#kernel/locale.ts';
import type { Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';

const COOLED_BY_WATER: readonly (string | undefined)[] = ['COIL', 'FC', 'OWC'];
const HEAT = text(
  '盘管或冷却器的散热能力及由此得出的许用功率',
  'The heat a coil or cooler takes off, and with it the permissible power',
);

/** What the maker has to confirm of a unit: no source says how much heat a coil or a cooler takes off. */
export function industrialToBeConfirmed({ cooling }: Values): readonly BilingualText[] {
  return COOLED_BY_WATER.includes(cooling) ? [HEAT] : [];
}
