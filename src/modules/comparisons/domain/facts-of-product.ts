import type { BilingualText } from '#kernel/locale.ts';
import { printedField } from '#modules/documents/domain/printed-field.ts';
import type { PrintableProduct, PrintContext } from '#modules/documents/domain/sheet-of-product.ts';
import { SHEET_WORDS } from '#modules/documents/domain/sheet-words.ts';
import { REMARK, REQUIREMENTS, SPECIAL_WISHES } from '#product/configuration.ts';
import type { FieldDef } from '#product/field.ts';
import type { ProductLine } from '#product/line.ts';
import type { SheetSection } from '#product/sheet.ts';
import { COMPARISON_WORDS } from './comparison-words.ts';
import type { Fact, FactSection } from './fact.ts';

/** A complete product as far as it is compared. */
export interface FactualProduct extends Pick<PrintableProduct, 'row' | 'standing' | 'config' | 'parts'> {
  readonly quantity: number;
  readonly customerName: string;
}

/** What a product is told by. */
export interface FactContext extends Pick<PrintContext, 'fields' | 'steps' | 'form'> {
  readonly line: ProductLine;
}

/** Steps whose fields stand under a heading of their own, as in its document. */
const OPTION_STEPS: readonly unknown[] = ['mounting', 'options'];

/** All that is told of a product, in the order in which products are compared: figures first. */
export function factsOfProduct(product: FactualProduct, context: FactContext): readonly FactSection[] {
  const { fields, form, line, steps } = context;
  const factsOf = (ids: readonly string[]) =>
    ids
      .flatMap((id) => fields.filter((field) => field.id === id))
      .flatMap((field) => fieldFact(field, product, context));
  const optionSteps = steps.filter(({ index }) => OPTION_STEPS.includes(line.steps[index]?.kind));
  const ofSteps = optionSteps.flatMap(({ fields: ids }) => ids);
  const sections: readonly FactSection[] = [
    {
      id: 'performance',
      heading: SHEET_WORDS.performance,
      facts: [...figureFacts(product, context), ...factsOf(form.operation)],
    },
    {
      id: 'structure',
      heading: COMPARISON_WORDS.structure,
      facts: factsOf(form.identification.filter((id) => !ofSteps.includes(id))),
    },
    ...optionSteps.map(({ index, label, fields: ids }) => ({
      id: `step-${index}`,
      heading: label,
      facts: factsOf(ids),
    })),
    ...(form.sections?.(product.row, product.standing, product.parts) ?? []).map(partSection),
    { id: 'order', heading: COMPARISON_WORDS.order, facts: orderFacts(product) },
  ];
  return sections.map((section) => ({ ...section, facts: onceEach(section.facts) }));
}

/** Figures are known by their symbols and by what they mean: loads at a shaft's middle and at a hollow shaft's end face are two. */
function figureFacts({ row, standing, config }: FactualProduct, { form, line }: FactContext): readonly Fact[] {
  return form.figures(row, standing, config.search).map(({ label, symbol, unit, value }) => {
    const column = line.rows.columns.find((each) => each.symbol !== undefined && each.symbol === symbol);
    const told = { label, plainLabel: column?.label, symbol, unit, better: column?.better };
    return { id: `figure.${symbol ?? ''}.${meaningOf(label)}`, ...told, value };
  });
}

/** What the parts of a product say. Headings and names say for what it holds, in brackets or as the one row there is: that may differ. */
function partSection({ heading, rows }: SheetSection): FactSection {
  const plainHeading = { zh: withoutBrackets(heading.zh), en: withoutBrackets(heading.en) };
  const id = plainHeading.en;
  const facts = rows.map(({ label, plainLabel, symbol, unit, value }): Fact => {
    const isOnly = rows.length === 1 && plainLabel === undefined;
    const known = plainLabel ? `${symbol ?? ''}.${plainLabel.en}` : (symbol ?? label.en);
    return {
      id: `${id}.${isOnly ? '' : known}`,
      label,
      plainLabel: isOnly ? plainHeading : plainLabel,
      symbol,
      unit,
      value,
    };
  });
  return { id, heading, plainHeading, facts };
}

/** What a figure means, whatever is said in brackets of the one of this product. */
export function meaningOf({ en }: BilingualText): string {
  return withoutBrackets(en);
}

function withoutBrackets(text: string): string {
  return text.replace(/\s*[(（].*$/, '');
}

function fieldFact(field: FieldDef, product: FactualProduct, { form }: FactContext): readonly Fact[] {
  const value = printedField(field, product, form);
  return value === undefined ? [] : [{ id: field.id, label: field.label, unit: field.unit, value }];
}

function orderFacts(product: FactualProduct): readonly Fact[] {
  return [
    { id: 'quantity', label: SHEET_WORDS.quantity, value: String(product.quantity) },
    { id: 'customer', label: SHEET_WORDS.customer, value: product.customerName },
    ...textFacts(product),
  ];
}

/** What was written beside the choices; wishes count only while they are ticked. */
export function textFacts({ standing, config: { texts } }: FactualProduct): readonly Fact[] {
  const wishes = standing[SPECIAL_WISHES] === 'yes' ? texts[REQUIREMENTS] : '';
  return [
    { id: 'wishes', label: SHEET_WORDS[SPECIAL_WISHES], value: wishes },
    { id: 'note', label: SHEET_WORDS[REMARK], value: texts[REMARK] },
  ].filter(({ value }) => value !== '');
}

/** Where a document says something twice, the first says it. */
function onceEach(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(({ id }, place) => facts.findIndex((other) => other.id === id) === place);
}
