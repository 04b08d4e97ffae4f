import { type Locale, textIn } from '#kernel/locale.ts';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import type { Product } from '#modules/configurator/web/public.ts';
import { sheetMass } from '#modules/documents/domain/sheet-mass.ts';
import type { SheetOrder } from '#modules/drawings/domain/sheet/sheet-of.ts';
import type { Configuration } from '#product/configuration.ts';
import { BRAND } from '#web/brand.ts';

/** The sheet of what stands in the wizard: without a number, which a saved product has. */
export function previewSheet(
  config: Configuration,
  { context, hash, release }: Product,
  { locale, method = 'first' }: { readonly locale: Locale; readonly method: SheetOrder['method'] | undefined },
): SheetOrder {
  return {
    method,
    title: {
      owner: BRAND,
      product: textIn(context.line.title, locale),
      typeCode: writeTypeCode(config, context, 'so-far') ?? '',
      number: '–',
      revision: `${release.version} ${hash.slice(0, 12)}`,
      date: '–',
      language: locale,
      mass: config.basicType === null ? undefined : sheetMass(context.line.rows, config.basicType),
    },
  };
}
