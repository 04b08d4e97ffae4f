import { createStore } from '#web/store/store.ts';

/** Whether the palette is open: by Ctrl+K, by its button in the header or in the menu of a phone. */
export const paletteRequest = createStore(false);

/** Opens the palette. */
export function openPalette(): void {
  paletteRequest.set(true);
}

/** Closes the palette. */
export function closePalette(): void {
  paletteRequest.set(false);
}
