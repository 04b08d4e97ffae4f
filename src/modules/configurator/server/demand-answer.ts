import type { z } from 'zod';
import { type Locale, textIn } from '#kernel/locale.ts';
import type { reserveAnswer } from '#modules/configurator/contract.ts';
import type { RowSearchDef } from '#product/column.ts';
import type { Configuration } from '#product/configuration.ts';
import { acceptedReason, reserveOf, reserveWords } from '#product/judgement/reserve.ts';
import { reasonWords } from '#product/judgement/usual-reasons.ts';

/** How the drive of a configuration stands to its demand, in the asked language; null where there is nothing to be told. */
export function demandDto(
  config: Configuration,
  rows: RowSearchDef,
  locale: Locale,
): z.input<typeof reserveAnswer> | null {
  const reserve = reserveOf(config, rows);
  if (reserve === undefined) return null;
  const reason = textIn(reasonWords(acceptedReason(config, rows)), locale);
  return { ...reserve, text: textIn(reserveWords(reserve), locale), reason: reason || null };
}
