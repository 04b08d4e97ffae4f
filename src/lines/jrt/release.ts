import type { Model } from '#engine/public.ts';
import type { BilingualText } from '#kernel/locale.ts';
import { type FieldDef, text } from '#product/field.ts';
import type { WarningDef } from '#product/warning.ts';
import { buildJrtModel } from './build-model.ts';
import type { CatalogueFacts } from './facts/catalogue-facts.ts';
import { fieldsOf } from './fields/catalogue-fields.ts';
import { jrtWarnings } from './warnings/all-warnings.ts';

/** A wizard step with the fields on it, in display order. */
export interface ReleaseStep {
  readonly index: number;
  readonly label: BilingualText;
  readonly fields: readonly string[];
}

/** All the knowledge of one product family as plain data; browser and server open the same one. */
export interface ProductRelease {
  readonly family: 'JRT';
  readonly version: string;
  readonly fields: readonly FieldDef[];
  readonly model: Model;
  readonly steps: readonly ReleaseStep[];
  /** What is shown about allowed products, never excluding any. */
  readonly warnings: readonly WarningDef[];
}

const STEP_LABELS = [
  text('型号选择', 'Model selection'),
  text('基本选型', 'Basic selection'),
  text('安装方式', 'Installation'),
  text('电机选项', 'Motor options'),
  text('减速机选项', 'Gear unit options'),
  text('概览', 'Overview'),
];

/** The JRT release for a catalogue (spec 001 §2, six steps numbered from 0). */
export function buildJrtRelease(facts: CatalogueFacts): ProductRelease {
  const fields = fieldsOf(facts);
  const model = buildJrtModel(facts);
  const steps = STEP_LABELS.map(stepOf(fields));
  return { family: 'JRT', version: model.version, fields, model, steps, warnings: jrtWarnings(facts) };
}

function stepOf(fields: readonly FieldDef[]): (label: BilingualText, index: number) => ReleaseStep {
  return (label, index) => ({ index, label, fields: fields.filter(({ step }) => step === index).map(({ id }) => id) });
}
