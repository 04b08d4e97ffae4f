import { textIn } from '#kernel/locale.ts';
import { PRICE_COMPONENTS } from '#lines/price-components.ts';
import type { WizardView } from '#modules/configurator/web/public.ts';
import { KEY_SIGN, type RowName } from '#modules/prices/domain/price-list.ts';

type Words = WizardView['words'];

const LABELS = new Map(PRICE_COMPONENTS.map(({ id, label }) => [id, label]));

/** What a component of a price is called; what is none of the list is a field of the product. */
export function componentName(component: string, words: Words): string {
  const label = LABELS.get(component);
  return label === undefined ? words.field(component) : textIn(label, words.locale);
}

/** A row of a list in words, with the codes of its key. */
export function rowInWords({ component, key }: Pick<RowName, 'component' | 'key'>, words: Words): string {
  const codes = LABELS.has(component) ? key.split(KEY_SIGN).join(' ') : words.value(component, key);
  return `${componentName(component, words)} ${codes}`.trim();
}
