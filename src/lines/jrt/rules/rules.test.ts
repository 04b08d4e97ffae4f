import { expect, it } from 'vitest';
import { buildJrtModel } from '#lines/jrt/build-model.ts';
import { MOTOR_OF_JRT } from '#lines/jrt/motor-of-jrt.ts';
import { SAMPLE_FACTS } from '#lines/jrt/testing/sample-facts.ts';
import { supplyRules } from '#lines/shared/motor/rules/supply-rules.ts';
import { CONSTRUCTION_RULES } from './construction-rules.ts';
import { INSTALLATION_RULES } from './installation-rules.ts';
import { MOTOR_RULES } from './motor-rules.ts';
import { REDUCER_RULES } from './reducer-rules.ts';
import { VISIBILITY_RULES } from './visibility.ts';

const model = buildJrtModel(SAMPLE_FACTS);

/** The lists whose rules are proved by cases in a file of their own; those of visibility only show and hide a field. */
const PROVED = [
  MOTOR_RULES,
  supplyRules(MOTOR_OF_JRT),
  CONSTRUCTION_RULES,
  INSTALLATION_RULES,
  REDUCER_RULES,
  VISIBILITY_RULES,
];

it('every rule of the release stands in a list that is proved', () => {
  const proved = new Set(PROVED.flat().map(({ id }) => id));
  expect(model.rules.map(({ id }) => id).filter((id) => !proved.has(id))).toEqual([]);
});

it('every rule has an id of its own, a source, and a reason in both languages', () => {
  const all = [...model.rules, ...model.tables];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ source }) => !source)).toEqual([]);
  expect(all.filter(({ reason }) => !/[\u3400-\u9fff]/.test(reason.zh) || !/^[\x20-\x7e°−]+$/.test(reason.en))).toEqual(
    [],
  );
});
