import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { closePalette, openPalette, paletteRequest } from '#app/web/palette/palette-request.ts';
import { lazy } from '#web/loading/lazy.tsx';
import { fetchAhead, loadScreen, whenIdle } from '#web/loading/load-screen.ts';
import { IS_MAC, isPaletteKey } from './palette-key.ts';

const loadPalette = () =>
  loadScreen(async () => (await import('#app/web/palette/load-palette.ts')).loadPalette(), 'palette');

const PaletteDialog = lazy(async () => (await loadPalette()).PaletteDialog);

/** Ctrl+K anywhere, and the palette it opens; fetched once the page is quiet, so that no key is lost on the way. */
export function PalettePrompt(): ReactNode {
  const isOpen = useSyncExternalStore(paletteRequest.subscribe, paletteRequest.get, () => false);
  useEffect(() => {
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, []);
  useEffect(() => whenIdle(() => fetchAhead(loadPalette)), []);
  return isOpen ? <PaletteDialog onClose={closePalette} onGone={closePalette} /> : null;
}

function handleKey(event: KeyboardEvent): void {
  if (!isPaletteKey(event, IS_MAC)) return;
  event.preventDefault();
  if (event.repeat) return;
  if (paletteRequest.get()) closePalette();
  // A dialog that asks something is answered first.
  else if (document.querySelector('dialog[open]') === null) openPalette();
}
