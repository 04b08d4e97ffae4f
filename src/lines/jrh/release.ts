import type { BilingualText } from '#kernel/locale.ts';
import { releaseModel, releaseSteps } from '#lines/shared/release.ts';
import { type FieldDef, type FieldValue, HIDDEN, plain, text, value } from '#product/field.ts';
import { inNaturalOrder } from '#product/natural-order.ts';
import type { ProductRelease } from '#product/release.ts';
import type { IndustrialFacts, RatioSpan } from './facts.ts';
import { JRH_FIELDS } from './fields/fields.ts';
import { factorOptions, LISTED_FACTOR, machineOptions } from './fields/machines.ts';
import { MOTOR_FRAMES, MOTOR_SPEED } from './row-values.ts';
import { MAINS_POLES, mainsSpeedOf } from './rows/mains-motor.ts';
import { frameSpans, MOTOR_ON_REQUEST } from './rows/motor-frames.ts';
import { ALL_RULES, HIDEABLE } from './rules/rules.ts';
import type { MotorEnd } from './source/parts.ts';
import { industrialTables } from './tables.ts';
import { industrialWarnings } from './warnings.ts';

/** Version of the JRH knowledge; a saved line names the release it was made with. */
const VERSION = 'JRH-1';

const STEP_LABELS = [
  text('机型选择', 'Model selection'),
  text('选型计算', 'Sizing'),
  text('安装与轴', 'Mounting and shafts'),
  text('冷却与润滑', 'Cooling and lubrication'),
  text('附件与涂装', 'Accessories and paint'),
  text('概览', 'Overview'),
];

/** The JRH release for a catalogue. */
export function buildJrhRelease(facts: IndustrialFacts): ProductRelease {
  const fields = fieldsOf(facts);
  const steps = releaseSteps(STEP_LABELS, fields);
  const model = releaseModel({
    version: VERSION,
    fields,
    hideable: HIDEABLE,
    tables: industrialTables(facts),
    rules: ALL_RULES,
  });
  return { family: 'JRH', version: VERSION, fields, model, steps, warnings: industrialWarnings(facts) };
}

/** The fields with the values the catalogue offers. */
function fieldsOf({ units, rows, frames, machines, ratios }: IndustrialFacts): readonly FieldDef[] {
  const fromCatalogue: Readonly<Record<string, readonly FieldValue[]>> = {
    reduceUnitSize: listed(units.map(({ reduceUnitSize }) => reduceUnitSize)),
    inputShaft: listed(rows.map(({ inputShaft = HIDDEN }) => inputShaft)),
    motorSize: [
      ...frames.map((end) => plain(end.frame, motorsOf(end))),
      value(MOTOR_ON_REQUEST, '电机另行提供', 'Motor on request'),
    ],
    [MOTOR_FRAMES]: [...frameSpans(frames).keys()].map((span) => plain(span)),
    [MOTOR_SPEED]: listed(
      frames.flatMap((end) => MAINS_POLES.map((poles) => String(mainsSpeedOf(end, poles) ?? HIDDEN))),
    ),
    stages: stageOptions(ratios),
    [LISTED_FACTOR]: factorOptions(machines),
    drivenMachine: machineOptions(machines.map(({ machine }) => machine)),
  };
  return JRH_FIELDS.map((field) => ({ ...field, values: fromCatalogue[field.id] ?? field.values }));
}

/** The listed motors of a frame, by poles and power: `4-pole 37 kW; 8-pole 18.5 kW`. */
function motorsOf({ motors }: MotorEnd): BilingualText | undefined {
  const said = MAINS_POLES.flatMap((poles) => {
    const powers = motors.filter((motor) => String(motor.poles) === poles).map(({ power }) => power);
    const written = powers.toSorted((one, other) => one - other).join(' / ');
    return powers.length === 0 ? [] : [text(`${poles} 极 ${written} kW`, `${poles}-pole ${written} kW`)];
  });
  if (said.length === 0) return undefined;
  return text(said.map(({ zh }) => zh).join('；'), said.map(({ en }) => en).join('; '));
}

/** Each number of stages with the ratios it gives, for the ratio decides it. */
function stageOptions(ratios: readonly RatioSpan[]): readonly FieldValue[] {
  const codes = [...new Set(ratios.map(({ stages }) => stages))].toSorted();
  return codes.map((code) => {
    const spans = ratios.filter(({ stages }) => stages === code);
    const said = spans.map(({ gearArrangement, min, max }) => `${gearArrangement}: i = ${min} – ${max}`).join(', ');
    return plain(code, text(said, said));
  });
}

function listed(codes: readonly string[]): readonly FieldValue[] {
  return [...new Set(codes)]
    .filter((code) => code !== HIDDEN)
    .sort(inNaturalOrder)
    .map((code) => plain(code));
}
