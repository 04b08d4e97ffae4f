import { isHexColour } from '#kernel/hex-colour.ts';
import type { TypeCodeForm } from '#product/type-code.ts';
import { CUSTOM_COLOR, CUSTOM_COLOUR } from './colours.ts';
import { ralCode } from './ral.ts';

/** How a type code says a colour of one's own, and the way back: `RGB2271B3`, `RAL6018`. */
export const COLOUR_EXTRAS: Pick<TypeCodeForm, 'writeExtras' | 'readExtra'> = {
  writeExtras({ extras: { [CUSTOM_COLOR]: customColor = null } }, standing) {
    if (standing.color !== CUSTOM_COLOUR || !customColor) return [];
    return [isHexColour(customColor) ? `RGB${customColor.slice(1).toUpperCase()}` : customColor];
  },
  readExtra(word) {
    const [, hex] = /^RGB([0-9A-F]{6})$/.exec(word) ?? [];
    const customColor = hex === undefined ? writtenRal(word) : `#${hex.toLowerCase()}`;
    return customColor === undefined
      ? undefined
      : { values: { color: CUSTOM_COLOUR }, extras: { [CUSTOM_COLOR]: customColor } };
  },
};

/** A RAL code in full: four digits alone could be anything. */
function writtenRal(word: string): string | undefined {
  return word.startsWith('RAL') ? ralCode(word) : undefined;
}
