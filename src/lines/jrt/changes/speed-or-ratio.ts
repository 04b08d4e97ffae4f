import { asJrt } from '#lines/jrt/configuration.ts';
import { isModuleInput } from '#lines/jrt/fields/inputs.ts';
import { USUAL_POLES, usualInputSpeed } from '#lines/jrt/rows/usual-input-speed.ts';
import { speedOrRatio } from '#lines/shared/gear/changes/speed-or-ratio.ts';
import { type Configuration, withoutValues, withPresets } from '#product/configuration.ts';
import type { ChangeRule, RuleStep } from '#product/rule.ts';

const POLES = 'motorPoles';

const CONVERTED = speedOrRatio(inputSpeedOf);

/**
 * Output speed and ratio exclude each other; n1 is that of the chosen row, else the usual one of the motor. A ratio begins with the
 * poles that n1 belongs to, as a condition in sight (ADR 54).
 */
export const SPEED_OR_RATIO: ChangeRule = {
  ...CONVERTED,
  apply: (step) => {
    const turned = CONVERTED.apply(step);
    if (turned.search === undefined) return {};
    return { ...turned, ...polesBeside(asJrt({ ...step.config, ...turned }).search.ratio, step) };
  },
};

/** The poles come with the ratio and go with it; who takes them off is not given them again. */
function polesBeside(ratio: number | null, { before, config }: RuleStep): Partial<Configuration> {
  if (ratio === null) return config.presets.includes(POLES) ? withoutValues(config, [POLES]) : {};
  const isNew = asJrt(before).search.ratio === null;
  if (!isNew || isModuleInput(config.values.inputType) || config.values[POLES] !== undefined) return {};
  return withPresets(config, { [POLES]: String(asJrt(config).basicType?.motorPoles ?? USUAL_POLES) });
}

function inputSpeedOf(config: Configuration): number {
  const { basicType, search, values } = asJrt(config);
  if (basicType !== null) return basicType.outputSpeed * basicType.ratio;
  return search.inputSpeed ?? usualInputSpeed(values);
}
