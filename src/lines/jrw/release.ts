import type { Model } from '#engine/public.ts';
import { motorTables } from '#lines/shared/motor/tables/motor-tables.ts';
import { releaseModel, releaseSteps } from '#lines/shared/release.ts';
import { type FieldDef, HIDDEN, text } from '#product/field.ts';
import type { ProductRelease } from '#product/release.ts';
import type { WormFacts } from './facts/worm-facts.ts';
import { fieldsOf } from './fields/catalogue-fields.ts';
import { ALL_RULES } from './rules/all-rules.ts';
import { HIDEABLE } from './rules/visibility.ts';
import { basicTables } from './tables/basic-tables.ts';
import { installationTables } from './tables/installation-tables.ts';
import { reducerTables } from './tables/reducer-tables.ts';
import { wormWarnings } from './warnings/all-warnings.ts';

/** Version of the JRW knowledge; a saved line names the release it was made with. */
export const JRW_VERSION = 'JRW-1';

const STEP_LABELS = [
  text('机型与输入方式', 'Model selection'),
  text('选型计算', 'Sizing'),
  text('安装方式', 'Installation'),
  text('电机选项', 'Motor options'),
  text('减速机选项', 'Gear unit options'),
  text('概览', 'Overview'),
];

/** The JRW release for a catalogue: six steps numbered from 0. */
export function buildJrwRelease(facts: WormFacts): ProductRelease {
  const fields = fieldsOf(facts);
  return {
    family: 'JRW',
    version: JRW_VERSION,
    fields,
    model: modelOf(facts, fields),
    steps: releaseSteps(STEP_LABELS, fields),
    warnings: wormWarnings(facts),
  };
}

function modelOf(facts: WormFacts, fields: readonly FieldDef[]): Model {
  const motors = facts.rows.flatMap(({ motorPower = HIDDEN, motorPoles = HIDDEN }) =>
    motorPower === HIDDEN ? [] : [{ motorPower, motorPoles }],
  );
  const tables = [
    ...basicTables(facts),
    ...motorTables({ rows: motors, frames: facts.frames, alsoWithout: true }),
    ...installationTables(facts),
    ...reducerTables(facts),
  ];
  return releaseModel({ version: JRW_VERSION, fields, hideable: HIDEABLE, tables, rules: ALL_RULES });
}
