import { type Locale, textIn } from '#kernel/locale.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { AttachedDrive } from '#modules/enquiries/domain/attached-configuration.ts';
import { TO_BE_CONFIRMED } from '#product/column.ts';
import type { FieldId } from '#product/configuration.ts';
import { rowFigures } from '#product/row-figures.ts';
import { type Choices, type SortedChoice, sortedChoices } from './by-whom.ts';
import type { OpenPoint } from './open-points.ts';

/** A drive with what a person chose of it, and what is missing. */
export interface OpenChoices extends Choices {
  readonly openPoints: readonly OpenPoint[];
}

/** What a drive is told in. */
export interface Telling {
  readonly locale: Locale;
  field(id: FieldId): string;
  /** What is wrong, in a sentence. */
  sentence(point: OpenPoint): string;
}

/**
 * A drive as it goes with an enquiry: its figures in the units its maker gives them in, how it is mounted and fitted, each with
 * how it came to stand, and what is open. The asker reads it before it is sent, whoever answers reads the same. Undefined
 * without its row.
 */
export function toldDrive(
  choices: OpenChoices,
  context: ProductContext,
  telling: Telling,
): Required<AttachedDrive> | undefined {
  const { config, standing } = choices;
  const { basicType: row, search } = config;
  if (row === null) return undefined;
  return {
    figures: rowFigures(context.line, { row, standing, search }).map(({ column, unit = null, value }) => ({
      label: column.label ? textIn(column.label, telling.locale) : telling.field(column.wire ?? column.id),
      symbol: column.symbol ?? null,
      value,
      unit,
    })),
    fittings: sortedChoices(choices, context).map((choice) => toldChoice(choice, telling)),
    open: openOf(choices, context, telling),
  };
}

function toldChoice(
  { def, code, byWhom }: SortedChoice,
  { locale, field }: Telling,
): AttachedDrive['fittings'][number] {
  const words = def.values.find((value) => value.code === code)?.label;
  const value = [words ? textIn(words, locale) : code, def.unit].filter(Boolean).join('\u00a0');
  return { label: field(def.id), value, byWhom };
}

/** What must still be chosen by its name, what is wrong in a sentence, then what the maker has to confirm. */
function openOf(
  { openPoints, standing }: OpenChoices,
  { line }: ProductContext,
  { locale, field, sentence }: Telling,
): readonly string[] {
  const points = openPoints.map((point) => (point.code === 'field-missing' ? field(point.field) : sentence(point)));
  const confirmed = (line.toBeConfirmed?.(standing) ?? []).map((name) => textIn(name, locale));
  return [...new Set([...points, ...confirmed.map((name) => name + textIn(TO_BE_CONFIRMED, locale))])];
}
