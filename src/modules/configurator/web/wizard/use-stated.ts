import type { FieldId } from '#product/configuration.ts';
import { useWizardView } from './wizard-view.ts';

const DASH = '–';

/** What is told of a field: the words for what stands in it, or a dash where that says nothing of the product as it is built. */
export function useStated(): (field: FieldId, words: string) => string {
  const { product, description } = useWizardView();
  const unstated = product.context.line.unstated?.(description.standing) ?? [];
  return (field, words) => (unstated.includes(field) ? DASH : words);
}
