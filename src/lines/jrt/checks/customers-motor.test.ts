import { describe, expect, it } from 'vitest';
import { EMPTY_SEARCH } from '#lines/jrt/configuration.ts';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { aConfiguration } from '#modules/configurator/domain/testing/configured.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { findingsOf } from '#modules/configurator/domain/validation/configuration-checks.ts';

const SERVO = aRow('K67', 'AQS100/1');
const BY_ENQUIRY = ['by-enquiry', 5, 'serviceFactorAccepted'];
const codesOf = (search: object, row = SERVO, standing = {}) =>
  findingsOf(aConfiguration({}, { basicType: row, search: { ...EMPTY_SEARCH, ...search } }), standing, JRT_LINE).map(
    ({ code, step, field }) => [code, step, field],
  );

describe("the customer's motor on a module", () => {
  it.each([
    ['as fast as the module bears', { inputSpeed: 3000 }, SERVO, []],
    ['faster', { inputSpeed: 3001 }, SERVO, [['input-speed-too-high', 1, 'inputSpeed']]],
    [
      'faster than gears take, where the row does not say its limit',
      { inputSpeed: 3601 },
      { ...SERVO, inputSpeedMax: null },
      [['input-speed-too-high', 1, 'inputSpeed']],
    ],
    ['of a speed that was not named', {}, SERVO, []],
    ['that is ours, whatever speed was left in the form', { inputSpeed: 9000 }, aRow('K67', '90L'), []],
  ])('%s', (_title, search, row, findings) => {
    expect(codesOf(search, row)).toEqual(findings);
  });

  it.each([
    ['power and torque', { motorPower: 1, outputTorque: 300 }, SERVO, [['power-and-torque', 1, 'outputTorque']]],
    ['power alone', { motorPower: 1 }, SERVO, []],
    ['torque alone', { outputTorque: 300 }, SERVO, []],
    ['both beside a motor of ours', { motorPower: 1, outputTorque: 300 }, aRow('K67', '90L'), []],
  ])('named by %s', (_title, search, row, findings) => {
    expect(codesOf(search, row)).toEqual(findings);
  });

  it.each([
    [13.9, '14-19', true],
    [14, '14-19', false],
    [19, '14-19', false],
    [19.1, '14-19', true],
    [9.5, '9-16', false],
    [null, '14-19', false],
    [24, '-', false],
  ])('with a shaft of %s mm in a hub for %s mm', (boreOnTheInputSide, boreOnTheInputSideMinMax, isOutside) => {
    const findings = codesOf({ boreOnTheInputSide }, SERVO, { boreOnTheInputSideMinMax });
    expect(findings).toEqual(isOutside ? [['bore-outside-range', 1, 'boreOnTheInputSide']] : []);
  });

  it.each([
    [1, []],
    [0.8, [BY_ENQUIRY]],
    [0.79, [['service-factor-too-low', 1, 'basicType'], BY_ENQUIRY]],
  ])('that leaves a service factor of %d', (serviceFactor, findings) => {
    expect(codesOf({}, { ...SERVO, serviceFactor })).toEqual(findings);
  });
});
