import type { BilingualText } from '#kernel/locale.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { describe, type FieldDescription } from '#modules/configurator/domain/describe/describe.ts';
import type { Configuration } from '#product/configuration.ts';
import type { ReleaseStep } from '#product/release.ts';
import { rowFigures } from '#product/row-figures.ts';
import type { SheetRow, SheetSection, SheetText } from '#product/sheet.ts';

/** What stands where a field has a code that says nothing of the product. */
const UNSTATED = '–';

/**
 * All that is to be said of a complete product, in groups: its figures first, then what stands in every field of the wizard
 * (spec 001 §7, getDetailedSpecifications).
 */
export function specificationOf(
  config: Configuration,
  context: ProductContext,
  steps: readonly ReleaseStep[],
): readonly SheetSection[] {
  const { line } = context;
  const { steps: described, standing } = describe(config, context);
  const unstated = line.unstated?.(standing) ?? [];
  const groups = described
    .filter(({ number }) => line.steps[number]?.kind !== 'overview')
    .map(({ number, fields }) => ({
      heading: headingOf(steps, number),
      rows: fields.flatMap((field) => rowOf(field, unstated)),
    }));
  return [figuresOf(config, context, standing), ...groups].filter(({ rows }) => rows.length > 0);
}

const FIGURES: BilingualText = { zh: '性能参数', en: 'Figures' };

function figuresOf(config: Configuration, { line }: ProductContext, standing: Configuration['values']): SheetSection {
  const { basicType: row, search } = config;
  const figures = row === null ? [] : rowFigures(line, { row, standing, search });
  return {
    heading: FIGURES,
    areFigures: true,
    rows: figures.map(({ column: { id, label, symbol }, unit, value }) => ({
      label: label ?? { zh: id, en: id },
      value,
      ...(symbol !== undefined && { symbol }),
      ...(unit !== undefined && { unit }),
    })),
  };
}

function headingOf(steps: readonly ReleaseStep[], number: number): BilingualText {
  return steps.find(({ index }) => index === number)?.label ?? { zh: '', en: '' };
}

function rowOf({ id, def, value }: FieldDescription, unstated: readonly string[]): readonly SheetRow[] {
  if (value === null || value === '' || def.kind === 'toggle') return [];
  const said: SheetText = unstated.includes(id) ? UNSTATED : labelsOf(def.values, value.split(','));
  return [{ label: def.label, value: said, ...(def.unit !== undefined && { unit: def.unit }) }];
}

function labelsOf(values: FieldDescription['def']['values'], codes: readonly string[]): BilingualText {
  const labels = codes.map((code) => values.find((value) => value.code === code)?.label ?? { zh: code, en: code });
  return { zh: labels.map(({ zh }) => zh).join('、'), en: labels.map(({ en }) => en).join(', ') };
}
