type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether this machine has a Cmd key. */
export const IS_MAC = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

/** What is written beside the palette's button. */
export const PALETTE_KEY = IS_MAC ? '⌘K' : 'Ctrl+K';

/** Ctrl+K, on a Mac Cmd+K (there Ctrl+K deletes to the end of the line); with any other keyboard layout or input method, too. */
export function isPaletteKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key, isMac: boolean): boolean {
  const isCommand = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  const isLatin = /^[a-z]$/i.test(key);
  return isCommand && !altKey && !shiftKey && (isLatin ? key.toLowerCase() === 'k' : code === 'KeyK');
}
