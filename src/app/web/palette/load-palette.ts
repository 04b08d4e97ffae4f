import { prepareSources } from './sources.ts';

/** The palette, once it can name its pages and actions: whoever types at once and presses Enter gets what they mean. */
export async function loadPalette() {
  const [screen] = await Promise.all([import('./palette-dialog.tsx'), prepareSources()]);
  return screen;
}
