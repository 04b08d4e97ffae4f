import { USUAL_LINE } from '#lines/configurable.ts';
import type { ListedLineDto } from '#modules/cart/contract.ts';
import { pathOf } from '#modules/cart/web/list/listed-line.ts';
import type { PaletteEntry } from '#web/palette/palette.ts';
import { pathOfSavedProduct } from '#web/saved-product-path.ts';
import type { RecentEntry } from './recent.ts';

const PREFIX = 'saved:';

/** A saved configuration as an entry; what the server has found is not judged again by its words. */
export function entryOfLine(line: ListedLineDto, query: string): PaletteEntry {
  const { id, productName, typeCode, customerName } = line;
  const detail = [typeCode === productName ? '' : typeCode, customerName].filter(Boolean).join(' · ');
  return { ...savedEntry(id, productName, detail, pathOf(line)), words: [query] };
}

/** A saved configuration that was opened before. */
export function entryOfRecent({ id, name, detail, path }: RecentEntry): PaletteEntry | undefined {
  if (!isSavedLine(id) || name === undefined) return undefined;
  const saved = id.slice(PREFIX.length);
  return savedEntry(saved, name, detail ?? '', path ?? pathOfSavedProduct(USUAL_LINE, saved));
}

/** Whether an entry is a saved configuration, by its id. */
export function isSavedLine(id: string): boolean {
  return id.startsWith(PREFIX);
}

function savedEntry(id: string, name: string, detail: string, path: string): PaletteEntry {
  return {
    id: `${PREFIX}${id}`,
    group: 'lines',
    icon: 'cart',
    name,
    otherNames: [],
    words: [],
    ...(detail !== '' && { detail }),
    path,
    run: ({ navigate }) => navigate(path),
  };
}
