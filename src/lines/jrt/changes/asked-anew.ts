import { asJrt, EMPTY_SEARCH, type JrtSearch } from '#lines/jrt/configuration.ts';
import { MODULE_INPUTS } from '#lines/jrt/fields/inputs.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import { listedCode } from '#product/listed-code.ts';
import type { RuleStep } from '#product/rule.ts';

/**
 * What was asked of a drive, as another gear type or input asks for it: speed or ratio, torque or power and the service factor as
 * they are; the speed of the customer's motor from one module to another. The power of a motor of ours is a choice of the
 * series, that of the customer's a figure; so is one beyond the series.
 */
export function askedAnew({ config, touched, codesOf }: Pick<RuleStep, 'config' | 'touched' | 'codesOf'>): {
  readonly search: JrtSearch;
  readonly values: Values;
} {
  const { search } = asJrt(config);
  const { inputSpeed, boreOnTheInputSide: _shaft, motorPower: figure, ...kept } = search;
  const power = figure ?? (config.values.motorPower === undefined ? null : Number(config.values.motorPower));
  const isModule = isOnModule(config);
  const code = isModule || power === null ? undefined : listedCode(power, codesOf('motorPower'));
  const motorPower = code === undefined && !touched.includes('motorPower') ? power : null;
  const asked = { ...EMPTY_SEARCH, ...kept, motorPower, ...(isModule && { inputSpeed }) };
  return { search: asked, values: code === undefined || touched.includes('motorPower') ? {} : { motorPower: code } };
}

function isOnModule({ values: { inputType } }: Configuration): boolean {
  return MODULE_INPUTS.some((module) => module === inputType);
}
