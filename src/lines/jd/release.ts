import { brakesFor } from '#lines/shared/motor/fields/brakes-for.ts';
import { releaseModel, releaseSteps } from '#lines/shared/release.ts';
import { type FieldDef, type FieldValue, plain, text } from '#product/field.ts';
import type { ProductRelease } from '#product/release.ts';
import type { JdFacts } from './facts.ts';
import { JD_FIELDS } from './fields.ts';
import { HIDEABLE_FIELDS, jdRules } from './rules/rules.ts';
import { jdTables } from './tables.ts';
import { jdWarnings } from './warnings.ts';

/** Version of the JD knowledge; a saved line names the release it was made with. */
const VERSION = 'JD-1';

const STEP_LABELS = [
  text('机型选择', 'Model selection'),
  text('选型计算', 'Sizing'),
  text('安装方式', 'Mounting'),
  text('电机选项', 'Motor options'),
  text('涂装与铭牌', 'Paint and nameplate'),
  text('概览', 'Overview'),
];

/** The JD release for a catalogue. */
export function buildJdRelease(facts: JdFacts): ProductRelease {
  const fields = fieldsOf(facts);
  const steps = releaseSteps(STEP_LABELS, fields);
  const model = releaseModel({
    version: VERSION,
    fields,
    hideable: HIDEABLE_FIELDS,
    tables: jdTables(facts),
    rules: jdRules(facts),
  });
  return { family: 'JD', version: VERSION, fields, model, steps, warnings: jdWarnings(facts) };
}

/** The fields with the values the catalogue offers. */
function fieldsOf({ motors, frames }: JdFacts): readonly FieldDef[] {
  const fromCatalogue: Readonly<Record<string, readonly FieldValue[]>> = {
    motorPower: listed(motors.map(({ motorPower }) => motorPower)),
    motorPoles: listed(motors.map(({ motorPoles }) => motorPoles)),
    motorSize: frames.map(({ motorSize }) => plain(motorSize)),
    brakes: brakesFor(frames),
  };
  return JD_FIELDS.map((field) => ({ ...field, values: fromCatalogue[field.id] ?? field.values }));
}

function listed(codes: readonly string[]): readonly FieldValue[] {
  return [...new Set(codes)].sort((one, other) => Number(one) - Number(other)).map((code) => plain(code));
}
