import type { Model } from '#engine/public.ts';
import { motorTables } from '#lines/shared/motor/tables/motor-tables.ts';
import { releaseModel } from '#lines/shared/release.ts';
import type { CatalogueFacts } from './facts/catalogue-facts.ts';
import { fieldsOf } from './fields/catalogue-fields.ts';
import { JRT_RULES } from './rules/all-rules.ts';
import { dutyRules } from './rules/duty-rules.ts';
import { HIDEABLE_FIELDS } from './rules/visibility.ts';
import { basicTables } from './tables/basic-tables.ts';
import { installationTables } from './tables/installation-tables.ts';
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
  const tables = [
    ...basicTables(facts),
    ...motorTables({ ...facts, alsoWithout: true }),
    ...installationTables(facts),
    ...reducerTables(),
  ];
  return releaseModel({
    version: JRT_VERSION,
    fields: fieldsOf(facts),
    hideable: [...HIDEABLE_FIELDS, ...HIDDEN_BY_TABLES],
    tables,
    rules: [...JRT_RULES, ...dutyRules(facts)],
  });
}
