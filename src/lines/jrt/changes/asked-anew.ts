import { asJrt, EMPTY_SEARCH, type JrtSearch } from '#lines/jrt/configuration.ts';
import { isModuleInput } from '#lines/jrt/fields/inputs.ts';
import type { Configuration, FieldId, Values } from '#product/configuration.ts';
import { listedCode } from '#product/listed-code.ts';
import type { RuleStep } from '#product/rule.ts';

/**
 * What was asked of a drive, as another gear type or input asks for it: speed or ratio, torque or power and the service factor as
 * they are; the speed of the customer's motor from one module to another. The power of a motor of ours is a choice of the
 * series, that of the customer's a figure; so is one beyond the series. The poles stay beside a ratio, which means a
 * speed only with them.
 */
export function askedAnew({ config, touched, codesOf }: Pick<RuleStep, 'config' | 'touched' | 'codesOf'>): {
  readonly search: JrtSearch;
  readonly values: Values;
} {
  const { search } = asJrt(config);
  const { inputSpeed, boreOnTheInputSide: _shaft, motorPower: figure, ...kept } = search;
  const power = touched.includes('motorPower') ? null : (figure ?? chosenPower(config));
  const isModule = isModuleInput(config.values.inputType);
  const code = isModule || power === null ? undefined : listedCode(power, codesOf('motorPower'));
  const motorPower = code === undefined ? power : null;
  return {
    search: { ...EMPTY_SEARCH, ...kept, motorPower, ...(isModule && { inputSpeed }) },
    values: { ...(code !== undefined && { motorPower: code }), ...(!isModule && polesOfRatio(config, touched)) },
  };
}

function chosenPower({ values: { motorPower } }: Configuration): number | null {
  return motorPower === undefined ? null : Number(motorPower);
}

function polesOfRatio({ search, values: { motorPoles } }: Configuration, touched: readonly FieldId[]): Values {
  return search.ratio === null || motorPoles === undefined || touched.includes('motorPoles') ? {} : { motorPoles };
}
