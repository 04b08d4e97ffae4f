import { PROJECTION_METHODS, SOLID_DETAILS } from '#modules/documents/domain/drawing-formats.ts';
import { readInWindow, writeInWindow } from '#web/store/storage.ts';
import { createStore } from '#web/store/store.ts';

/** How drawings are wanted, for as long as the window is open: what is left out is in first angle and in full. */
export interface DrawingWishes {
  readonly method?: 'third';
  readonly detail?: 'envelope';
}

const KEY = 'drawingWishes';

/** The wishes of this window. */
export const drawingWishes = createStore<DrawingWishes>(kept());

/** Asks for a wish, or takes it back. */
export function toggleWish(wish: keyof DrawingWishes): void {
  const { [wish]: isSet, ...others } = drawingWishes.get();
  const wishes: DrawingWishes = isSet ? others : { ...others, ...WISHED[wish] };
  drawingWishes.set(wishes);
  writeInWindow(KEY, Object.keys(wishes).length > 0 ? JSON.stringify(wishes) : undefined);
}

const WISHED = {
  method: { method: PROJECTION_METHODS[1] },
  detail: { detail: SOLID_DETAILS[1] },
} as const satisfies Record<keyof DrawingWishes, DrawingWishes>;

function kept(): DrawingWishes {
  const text = readInWindow(KEY) ?? '';
  return {
    ...(text.includes('"third"') && { method: 'third' }),
    ...(text.includes('"envelope"') && { detail: 'envelope' }),
  };
}
