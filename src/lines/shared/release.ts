import type { Model, RuleDef, VariableDef } from '#engine/public.ts';
import type { BilingualText } from '#kernel/locale.ts';
import { type FieldDef, HIDDEN, variablesOf } from '#product/field.ts';
import { type NamedTable, numbered } from '#product/named-table.ts';
import type { ReleaseStep } from '#product/release.ts';

/** The steps of a release by their labels, numbered from 0. */
export function releaseSteps(labels: readonly BilingualText[], fields: readonly FieldDef[]): readonly ReleaseStep[] {
  return labels.map((label, index) => ({
    index,
    label,
    fields: fields.filter(({ step }) => step === index).map(({ id }) => id),
  }));
}

/** What a line knows of its products, in codes. */
interface Knowledge {
  readonly version: string;
  readonly fields: readonly FieldDef[];
  /** The fields that do not apply to every product. */
  readonly hideable: readonly string[];
  readonly tables: readonly NamedTable[];
  readonly rules: readonly RuleDef[];
}

/** The engine's model of it: fields as variables, the catalogue as tables, the constraints as rules. */
export function releaseModel({ version, fields, hideable, tables, rules }: Knowledge): Model {
  const variables = fields.flatMap((field) => variableDefs(field, hideable.includes(field.id)));
  const byId = new Map(variables.map((variable) => [variable.id, variable]));
  return { version, variables, tables: tables.map((table) => numbered(table, byId)), rules };
}

function variableDefs(field: FieldDef, isHideable: boolean): readonly VariableDef[] {
  const codes = [...field.values.map(({ code }) => code), ...(isHideable ? [HIDDEN] : [])];
  const values = field.kind === 'multi' ? ['no', 'yes'] : codes;
  return variablesOf(field).map((id) => ({ id, values }));
}
