import { asJrt, EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { JRT_FIELDS } from '#lines/jrt/fields/fields.ts';
import type { Configuration } from '#product/configuration.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { type ChangeRule, clearing, type RuleStep } from '#product/rule.ts';
import { askedAnew } from './asked-anew.ts';

const MODEL_FIELDS = ['gearboxModel', 'inputType'] as const;
const CLEARED = [BASIC_TYPE, ...JRT_FIELDS.filter(({ step }) => step > 0).map(({ id }) => id)];
const KEPT: readonly string[] = ['transmitTypes', ...MODEL_FIELDS];

/**
 * Another gear type or input type, once one was set, clears everything but step 1 and takes back special wishes and the
 * request for drawings (spec 001 §4, reference rule 1): all later options depend on the unit. The load does not: the search
 * begins anew with what was asked for, as far as it means something on the new input (ADR 53).
 */
export const MODEL_CHANGE_CLEARS_REST: ChangeRule = {
  id: 'model-change-clears-rest',
  on: MODEL_FIELDS,
  clears: (config, field) =>
    MODEL_FIELDS.some((name) => name === field && modelOf(config, name) !== undefined) ? CLEARED : [],
  apply: (step) => {
    if (!isAnotherModel(step)) return {};
    const lost = Object.keys(step.config.values).filter((field) => !KEPT.includes(field));
    const cleared = clearing(step, lost);
    const { search, values } = askedAnew(step);
    const presets = [...cleared.presets, ...step.config.presets.filter((field) => field in values)];
    return { ...EMPTY_CONFIGURATION, ...cleared, search, values: { ...cleared.values, ...values }, presets };
  },
};

function isAnotherModel({ before, config }: RuleStep): boolean {
  return MODEL_FIELDS.some((field) => {
    const was = modelOf(before, field);
    return was !== undefined && was !== modelOf(config, field);
  });
}

/** What is set, by the person or by the chosen catalogue row. */
function modelOf(config: Configuration, field: (typeof MODEL_FIELDS)[number]): string | undefined {
  const { values, basicType } = asJrt(config);
  return values[field] ?? basicType?.[field];
}
