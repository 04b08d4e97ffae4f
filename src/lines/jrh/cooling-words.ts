import type { BilingualText } from '#kernel/locale.ts';
import { text } from '#product/field.ts';
import type { CoolingNeed } from './rows/cooling.ts';

/** What cools a unit that needs it, in words. */
export const NEED_WORDS: Readonly<Record<CoolingNeed, BilingualText>> = {
  none: text('无须冷却', 'No cooling'),
  fan: text('风扇、盘管或冷却器', 'Fan, coil or cooler'),
  cooler: text('盘管或冷却器', 'Coil or cooler'),
};

/** The same in a cell, where words cost columns. */
export const SHORT_NEED_WORDS: Readonly<Record<CoolingNeed, BilingualText>> = {
  none: NEED_WORDS.none,
  fan: text('至少风扇', 'Fan at least'),
  cooler: NEED_WORDS.cooler,
};
