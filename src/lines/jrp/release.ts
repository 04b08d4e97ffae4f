import type { BilingualText } from '#kernel/locale.ts';
import { releaseModel, releaseSteps } from '#lines/shared/release.ts';
import { type FieldDef, type FieldValue, plain, text } from '#product/field.ts';
import type { ProductRelease } from '#product/release.ts';
import type { PlanetaryFacts } from './facts.ts';
import { JRP_FIELDS } from './fields.ts';
import { frameSpans, type MotorFrame } from './rating/motor-frames.ts';
import { MOTOR_FRAMES } from './rating/planetary-row.ts';
import { HIDEABLE_FIELDS, jrpRules } from './rules/rules.ts';
import { jrpTables } from './tables.ts';
import { PLANETARY_WARNINGS } from './warnings.ts';

/** Version of the JRP knowledge; a saved line names the release it was made with. */
const VERSION = 'JRP-1';

const STEP_LABELS = [
  text('机型选择', 'Model selection'),
  text('选型计算', 'Sizing'),
  text('安装与输出', 'Mounting and output'),
  text('输入与电机', 'Input and motor'),
  text('润滑与涂装', 'Lubrication and paint'),
  text('概览', 'Overview'),
];

/** The JRP release for a catalogue. */
export function buildJrpRelease(facts: PlanetaryFacts): ProductRelease {
  const fields = fieldsOf(facts);
  const steps = releaseSteps(STEP_LABELS, fields);
  const model = releaseModel({
    version: VERSION,
    fields,
    hideable: HIDEABLE_FIELDS,
    tables: jrpTables(facts),
    rules: jrpRules(facts),
  });
  return { family: 'JRP', version: VERSION, fields, model, steps, warnings: PLANETARY_WARNINGS };
}

/** The fields with the values the catalogue offers. */
function fieldsOf({ sizes, ratios, frames }: PlanetaryFacts): readonly FieldDef[] {
  const fromCatalogue: Readonly<Record<string, readonly FieldValue[]>> = {
    reduceUnitSize: sizes.map((code) => plain(code)),
    exactRatio: ratios.map((code) => plain(code)),
    motorSize: frames.map((frame) => plain(frame.height, strongestOf(frame))),
    [MOTOR_FRAMES]: [...frameSpans(frames).keys()].map((span) => plain(span)),
  };
  return JRP_FIELDS.map((field) => ({ ...field, values: fromCatalogue[field.id] ?? field.values }));
}

/** The strongest four-pole motor listed of a frame, by which an engineer knows it. */
function strongestOf({ motors }: MotorFrame): BilingualText {
  const power = Math.max(...motors.flatMap((motor) => (motor.poles === 4 ? [motor.power] : [])));
  return text(`4 极 ≤ ${power} kW`, `4-pole up to ${power} kW`);
}
