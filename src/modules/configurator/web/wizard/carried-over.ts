import { type Configuration, REQUIREMENTS, SPECIAL_WISHES, withChoices } from '#product/configuration.ts';
import { DRAWING } from '#product/flat-configuration.ts';

let carried: { readonly code: string; readonly from: Configuration } | undefined;

/** Keeps a product for the wizard that begins with its type code: what was written of it no code says. */
export function carryOver(code: string, from: Configuration): void {
  carried = { code, from };
}

/** The configuration a type code began, with what was written of that product, once. */
export function withCarriedOver(code: string, config: Configuration): Configuration {
  if (carried?.code !== code) return config;
  const { texts, [DRAWING]: isAsked } = carried.from;
  carried = undefined;
  // In the wizard what is required besides belongs to a tick; a sample has the words alone.
  const wished = texts[REQUIREMENTS].trim() === '' ? {} : withChoices(config, { [SPECIAL_WISHES]: 'yes' });
  return { ...config, ...wished, texts, [DRAWING]: isAsked };
}
