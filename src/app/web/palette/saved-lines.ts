import { USUAL_LINE } from '#lines/configurable.ts';
import type { LineDto } from '#modules/cart/contract.ts';
import type { PaletteEntry } from '#web/palette/palette.ts';
import { pathOfSavedProduct } from '#web/saved-product-path.ts';
import type { RecentEntry } from './recent.ts';

const PREFIX = 'saved:';

/** A saved configuration as an entry; what the server has found is not judged again by its words. */
export function entryOfLine({ id, productName, typeCode, customerName }: LineDto, query: string): PaletteEntry {
  const detail = [typeCode === productName ? '' : typeCode, customerName].filter(Boolean).join(' · ');
  return { ...savedEntry(id, productName, detail), words: [query] };
}

/** A saved configuration that was opened before. */
export function entryOfRecent({ id, name, detail }: RecentEntry): PaletteEntry | undefined {
  if (!isSavedLine(id) || name === undefined) return undefined;
  return savedEntry(id.slice(PREFIX.length), name, detail ?? '');
}

/** Whether an entry is a saved configuration, by its id. */
export function isSavedLine(id: string): boolean {
  return id.startsWith(PREFIX);
}

function savedEntry(id: string, name: string, detail: string): PaletteEntry {
  return {
    id: `${PREFIX}${id}`,
    group: 'lines',
    icon: 'cart',
    name,
    otherNames: [],
    words: [],
    ...(detail !== '' && { detail }),
    run: ({ navigate }) => navigate(pathOfSavedProduct(USUAL_LINE, id)),
  };
}
