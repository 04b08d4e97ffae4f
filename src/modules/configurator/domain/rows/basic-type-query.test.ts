import { describe, expect, it } from 'vitest';
import { EMPTY_CONFIGURATION, EMPTY_SEARCH } from '#lines/jrt/configuration.ts';
import { choose, configured } from '#modules/configurator/domain/testing/configured.ts';
import { aRow, SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Values } from '#product/configuration.ts';
import { basicTypeQuery } from './basic-type-query.ts';

const asked = (values: Values, search = {}, basicType = EMPTY_CONFIGURATION.basicType) =>
  basicTypeQuery({ ...EMPTY_CONFIGURATION, values, basicType }, { ...EMPTY_SEARCH, ...search }, SAMPLE_PRODUCT);

describe('what the catalogue is asked', () => {
  it('is nothing while nothing is chosen', () => {
    expect(asked({})).toEqual({});
  });

  it('is what was chosen and what follows from it', () => {
    expect(asked({ transmitTypes: 'coaxial', inputType: 'motor' })).toMatchObject({
      transmitTypes: 'coaxial',
      gearboxModel: 'R',
      inputType: 'motor',
    });
  });

  it('leaves out what does not apply to a module', () => {
    expect(asked({ gearboxModel: 'K', inputType: 'AM' })).not.toHaveProperty('motorPoles');
  });

  it.each([
    ['a motor of ours', { inputType: 'motor' }, {}],
    ['an input not chosen yet', {}, {}],
    ['an adapter', { inputType: 'AM' }, { inputSpeed: '1750', motorPower: '1.5' }],
  ])("asks of the customer's motor only on a module, not on %s", (_title, values, named) => {
    const { inputSpeed, motorPower } = asked({ gearboxModel: 'K', ...values }, { inputSpeed: 1750, motorPower: 1.5 });
    expect({ ...(inputSpeed && { inputSpeed }), ...(motorPower && { motorPower }) }).toEqual(named);
  });

  it('asks for a power that no motor of ours has, so that nothing answers it', () => {
    const beyond = { motorPower: 5000 };
    expect(asked({ gearboxModel: 'K', inputType: 'motor' }, beyond)).toMatchObject({ motorPower: '5000' });
    expect(asked({}, beyond)).toEqual({ motorPower: '5000' });
  });

  it('asks nothing of a motor of ours on a module, however the form was filled in', () => {
    const query = asked({ gearboxModel: 'K', inputType: 'AQS' }, { inputSpeed: 1750, outputTorque: 300 });
    expect(Object.keys(query).sort()).toEqual([
      'gearboxModel',
      'inputSpeed',
      'inputType',
      'outputTorque',
      'transmitTypes',
    ]);
  });

  it('is not narrowed by the row already chosen', () => {
    const values = { gearboxModel: 'K', inputType: 'motor' };
    expect(asked(values, {}, aRow('K67', '90L'))).toEqual(asked(values));
  });

  it('hears what was chosen in other steps, save what a preset filled in', () => {
    const config = configured(choose('motorVoltage', '1AC 220V'), choose('brakes', 'BE2'), choose('motorPower', '1.5'));
    expect(basicTypeQuery(config, EMPTY_SEARCH, SAMPLE_PRODUCT)).toMatchObject({
      inputType: 'motor',
      motorPower: '1.5',
      given: 'motorVoltage:1AC 220V;brakes:BE2',
    });
  });

  it('does not hold against another row what it would clear', () => {
    const values = { gearboxModel: 'K', inputType: 'motor', motorVoltage: '3AC 230V', nameplate: 'en' };
    expect(asked(values, {}, aRow('K67', '90L')).given).toBe('nameplate:en');
  });

  it.each([
    [{ outputSpeed: 24.4 }, { outputSpeed: '24.4' }],
    [{ ratio: 1000 }, { ratio: '1000' }],
    [{ serviceFactor: 1.25 }, { serviceFactor: '1.25' }],
    [{ outputTorque: 0 }, {}],
    [{ outputSpeed: -3 }, {}],
    [{ boreOnTheInputSide: 19 }, {}],
  ])('takes numbers above zero, written plainly: %j', (search, query) => {
    expect(asked({}, search)).toEqual(query);
  });
});
