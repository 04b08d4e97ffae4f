import type { Model, VariableDef } from '#engine/public.ts';
import { type FieldDef, HIDDEN, variablesOf } from '#product/field.ts';
import { numbered } from '#product/named-table.ts';
import type { CatalogueFacts } from './facts/catalogue-facts.ts';
import { fieldsOf } from './fields/catalogue-fields.ts';
import { JRT_RULES } from './rules/all-rules.ts';
import { dutyRules } from './rules/duty-rules.ts';
import { HIDEABLE_FIELDS } from './rules/visibility.ts';
import { basicTables } from './tables/basic-tables.ts';
import { installationTables } from './tables/installation-tables.ts';
import { motorTables } from './tables/motor-tables.ts';
import { reducerTables } from './tables/reducer-tables.ts';

/** Version of the JRT knowledge; a saved line names the release it was made with. */
export const JRT_VERSION = 'JRT-3';

/** Fields a table hides rather than a rule: what the chosen input does not have. */
const HIDDEN_BY_TABLES = [
  'inputModule',
  'motorPower',
  'motorPoles',
  'motorSize',
  'adapterCenteringDiameter',
  'adapterHoleCircleDiameter',
  'boreOnTheInputSideMinMax',
  'outletNozzlePosition',
];

/** The engine's model of the JRT series: fields as variables, the catalogue as tables, the constraints as rules. */
export function buildJrtModel(facts: CatalogueFacts): Model {
  const variables = fieldsOf(facts).flatMap(variableDefs);
  const byId = new Map(variables.map((variable) => [variable.id, variable]));
  const tables = [...basicTables(facts), ...motorTables(facts), ...installationTables(facts), ...reducerTables()];
  return {
    version: JRT_VERSION,
    variables,
    tables: tables.map((table) => numbered(table, byId)),
    rules: [...JRT_RULES, ...dutyRules(facts)],
  };
}

function variableDefs(field: FieldDef): readonly VariableDef[] {
  const values =
    field.kind === 'multi' ? ['no', 'yes'] : [...field.values.map(({ code }) => code), ...hidden(field.id)];
  return variablesOf(field).map((id) => ({ id, values }));
}

function hidden(id: string): readonly string[] {
  return HIDEABLE_FIELDS.includes(id) || HIDDEN_BY_TABLES.includes(id) ? [HIDDEN] : [];
}
