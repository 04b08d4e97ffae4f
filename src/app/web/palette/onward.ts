import type { TFunction } from 'i18next';
import type { PaletteEntry } from '#web/palette/palette.ts';
import { PATHS } from '#web/paths.ts';

/** Where the same words can be looked for in full, so that the palette never ends in nothing. */
export function onwardEntries(typed: string, mayList: boolean, t: TFunction<'palette'>): readonly PaletteEntry[] {
  const query = typed.trim();
  if (query === '') return [];
  const places = [
    ...(mayList ? [{ id: 'onward:list', icon: 'cart' as const, key: 'onward.list', path: PATHS.cart }] : []),
    { id: 'onward:manual', icon: 'support' as const, key: 'onward.manual', path: PATHS.operationManual },
  ];
  return places.map(({ id, icon, key, path }) => ({
    id,
    group: 'onward',
    icon,
    name: t(key, { query }),
    otherNames: [],
    words: [query],
    run: ({ navigate }) => navigate(`${path}?${new URLSearchParams({ q: query })}`),
  }));
}
