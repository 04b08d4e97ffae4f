import type { FieldDescription } from '#modules/configurator/domain/describe/describe.ts';
import type { ProductLine } from '#product/line.ts';
import type { FieldSection } from '#product/step.ts';

/** The shown fields of a step by their headings, in the order of the table; what no heading names stands last. */
export function sectionsOf(
  step: string,
  fields: readonly FieldDescription[],
  line: Pick<ProductLine, 'sections'>,
): readonly (Omit<FieldSection, 'fields'> & { readonly fields: readonly FieldDescription[] })[] {
  const sections = line.sections[step] ?? [];
  const named = sections.flatMap((section) => section.fields);
  const all = [
    ...sections.map((section) => ({
      ...section,
      fields: section.fields.flatMap((id) => fields.filter((field) => field.id === id)),
    })),
    { id: 'rest', fields: fields.filter((field) => !named.includes(field.id)) },
  ];
  return all.filter((section) => section.fields.length > 0);
}
