import { releaseSteps } from '#lines/shared/release.ts';
import { text } from '#product/field.ts';
import type { ProductRelease } from '#product/release.ts';
import { buildJrtModel } from './build-model.ts';
import type { CatalogueFacts } from './facts/catalogue-facts.ts';
import { fieldsOf } from './fields/catalogue-fields.ts';
import { jrtWarnings } from './warnings/all-warnings.ts';

const STEP_LABELS = [
  text('机型与输入方式', 'Model selection'),
  text('选型计算', 'Sizing'),
  text('安装方式', 'Installation'),
  text('电机选项', 'Motor options'),
  text('减速机选项', 'Gear unit options'),
  text('概览', 'Overview'),
];

/** The JRT release for a catalogue (spec 001 §2, six steps numbered from 0). */
export function buildJrtRelease(facts: CatalogueFacts): ProductRelease {
  const fields = fieldsOf(facts);
  const model = buildJrtModel(facts);
  const steps = releaseSteps(STEP_LABELS, fields);
  return { family: 'JRT', version: model.version, fields, model, steps, warnings: jrtWarnings(facts) };
}
