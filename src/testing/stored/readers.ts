import { JRT_LINE } from '#lines/jrt/line.ts';
import { rowsOfUnit } from '#lines/jrt/testing/rows-of-unit.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import { productContext } from '#modules/configurator/domain/context/product-context.ts';
import { readTypeCode } from '#modules/configurator/domain/type-code/read-type-code.ts';
import type { TypeCodeContext } from '#modules/configurator/domain/type-code/type-code-context.ts';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import type { Configuration } from '#product/configuration.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';

/** What the wizard needs of an opened release. */
export function contextOf({ engine, product }: ActiveRelease): TypeCodeContext {
  return {
    ...productContext(engine, product, JRT_LINE),
    rowsOf: ({ gearboxModel = '', reduceUnitSize = '' }) =>
      rowsOfUnit(shippedCatalogue(), gearboxModel, reduceUnitSize),
  };
}

/** The type codes of the overview: the short one, and the full one if it says more. */
export function typeCodesOf(config: Configuration, context: TypeCodeContext): readonly string[] {
  const codes = (['short', 'full'] as const).map((length) => writeTypeCode(config, context, length) ?? '');
  return [...new Set(codes)];
}

/** A type code read back and written again, and whatever of it could not be read. */
export function readBack(code: string, context: TypeCodeContext) {
  const { config, unread, cleared } = readTypeCode(code, context) ?? {};
  return { code: config && typeCodesOf(config, context).at(-1), unread, cleared };
}

/**
 * A configuration as browsers and the records of the former portal hold it: what the form holds besides lies beside the rest;
 * a reason for a drive below its demand is known since, and is left out where there is none.
 */
export function asStored({ line: _line, extras, texts, ...rest }: Configuration): object {
  const { serviceFactorAccepted, ...others } = texts;
  return { ...rest, ...extras, texts: serviceFactorAccepted === '' ? others : texts };
}
