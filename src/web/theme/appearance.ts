import { followStored, readStored, writeStored } from '#web/store/storage.ts';
import { createStore } from '#web/store/store.ts';

/** As the system is, or always light or dark; `theme/tokens.css` has the colours of both. */
export const APPEARANCES = ['system', 'light', 'dark'] as const;

export type Appearance = (typeof APPEARANCES)[number];

const KEY = 'appearance';
const A_YEAR = 31_536_000;

/** What the person has chosen in this browser. */
export const appearance = createStore(storedAppearance());

/** Shows the page as it was chosen, here and in other windows. The server has sent it so already, by the cookie. */
export function followAppearance(): void {
  appearance.subscribe(show);
  followStored([KEY], () => appearance.set(storedAppearance()));
  show();
}

/** Chooses; remembered here, and in a cookie so that the server sends the next page without a flash of the other colours. */
export function chooseAppearance(chosen: Appearance): void {
  const isSystem = chosen === 'system';
  writeStored(KEY, isSystem ? undefined : chosen);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of our users
  document.cookie = `${KEY}=${chosen}; path=/; max-age=${isSystem ? 0 : A_YEAR}; samesite=lax`;
  appearance.set(chosen);
}

function show(): void {
  const chosen = appearance.get();
  if (chosen === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

function storedAppearance(): Appearance {
  const stored = readStored(KEY);
  return APPEARANCES.find((one) => one === stored) ?? 'system';
}
