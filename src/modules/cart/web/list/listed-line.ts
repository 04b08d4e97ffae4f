import type { LineDto, ListedLineDto } from '#modules/cart/contract.ts';
import type { DOCUMENT_MAIL, REMARK } from '#product/configuration.ts';
import { pathOfSavedProduct, pathOfSavedSample } from '#web/saved-product-path.ts';

/** A line as the list shows it; of a portal that does not tell remarks yet, while an update is under way, without one. */
export type ListedLine = LineDto &
  Partial<Pick<ListedLineDto, typeof REMARK | typeof DOCUMENT_MAIL | 'sampleSelectionFlag'>>;

/** Where a line is opened: as a sample if it was taken from the sample catalogue. */
export function pathOf({ category, id, sampleSelectionFlag }: ListedLine): string {
  return sampleSelectionFlag === 'Y' ? pathOfSavedSample(category, id) : pathOfSavedProduct(category, id);
}
