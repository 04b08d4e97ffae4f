import { type Locale, textIn } from '#kernel/locale.ts';
import { PRICE_COMPONENTS } from '#lines/price-components.ts';
import { KEY_SIGN } from '#modules/prices/domain/price-list.ts';

const LABELS = new Map(PRICE_COMPONENTS.map(({ id, label }) => [id, label]));

/** What a component is called; what is none, by its id. */
export function labelOf(component: string, locale: Locale): string {
  const label = LABELS.get(component);
  return label === undefined ? component : textIn(label, locale);
}

/** A key as it is told. */
export function keyText(key: string): string {
  return key.split(KEY_SIGN).join(' ');
}
