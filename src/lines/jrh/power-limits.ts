import type { BilingualText } from '#kernel/locale.ts';
import { text } from '#product/field.ts';
import type { PowerLimit } from './rows/permissible-power.ts';

/** What rules a permissible power, in words. */
export const LIMIT_WORDS: Readonly<Record<PowerLimit, BilingualText>> = {
  torque: text('额定扭矩', 'Torque'),
  thermal: text('热功率（所选冷却）', 'Heat, with the cooling chosen'),
  torqueAlone: text('额定扭矩；热功率随询价确认', 'Torque; heat confirmed with the request'),
};

/** The same in a cell, where words cost columns. */
export const SHORT_LIMIT_WORDS: Readonly<Record<PowerLimit, BilingualText>> = {
  torque: LIMIT_WORDS.torque,
  thermal: text('热功率', 'Heat'),
  torqueAlone: text('扭矩；热待确认', 'Torque; heat open'),
};
