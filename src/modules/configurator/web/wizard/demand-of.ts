import type { WizardView } from './wizard-view.ts';

/** How long the name or the figure of a demand may be told. */
const LONGEST = 200;

/** The figures that are searched for, in the words of the screen. */
export function demandOf({
  config,
  product,
  words,
}: Pick<WizardView, 'config' | 'product' | 'words'>): readonly { name: string; value: string }[] {
  return product.context.line.search.asked.flatMap((field) => {
    const figure = config.search[field] ?? null;
    if (figure === null) return [];
    return { name: words.field(field).slice(0, LONGEST), value: words.value(field, String(figure)).slice(0, LONGEST) };
  });
}
