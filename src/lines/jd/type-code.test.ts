// @tests slow
import { describe, expect, it } from 'vitest';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { readTypeCode } from '#modules/configurator/domain/type-code/read-type-code.ts';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import { JD_LINE } from './line.ts';
import { aMotor, aRandomMotor, JD_PRODUCT } from './testing/shipped-motors.ts';

const motor = (id: string, values = {}) => ({ ...JD_LINE.empty, values, basicType: aMotor(id) });

describe('the type code of a motor', () => {
  it.each([
    ['JD-DN132S4-B3/T/X-TF', motor('JD-DN132S4-50')],
    [
      'JD-DN132S4-B35/T/X-BE11HR/TF',
      motor('JD-DN132S4-50', { mountingArrangement: 'B35', brakes: 'BE11', releaseDevice: 'HR' }),
    ],
    [
      'JD-DU100L14-B5/R/2-TF',
      motor('JD-DU100L14-50', { mountingArrangement: 'B5', boxLocation: 'R', outletNozzlePosition: '2' }),
    ],
    ['JD-JC90L4-B3/T-TF', motor('JD-DN90L4-50', { supplyKind: 'JCMC' })],
    ['JD-1P90L4-B3/T/X-TF', motor('JD-DN90L4-50', { motorVoltage: '1AC 220V' })],
    ['JD-DN132S4-B3/T/X-TF/INV', motor('JD-DN132S4-50', { supplyKind: 'inverter' })],
  ])('is %s', (code, config) => {
    expect(writeTypeCode(config, JD_PRODUCT, 'short')).toBe(code);
  });

  it('is read from a nameplate, in small letters too, and names what it does not know', () => {
    const read = readTypeCode('Motor jd-dn132s4-b35/t/x-be11hr/tf/zz9', JD_PRODUCT);
    expect(read?.config).toMatchObject({
      basicType: { id: 'JD-DN132S4-50' },
      values: { mountingArrangement: 'B35', brakes: 'BE11', releaseDevice: 'HR' },
    });
    expect([read?.unread, read?.cleared]).toEqual([['ZZ9', 'MOTOR'], []]);
  });

  it('of a motor nobody makes keeps what was read and takes no row', () => {
    const read = readTypeCode('JD-DN90L8-B3', JD_PRODUCT);
    expect(read?.config.basicType).toMatchObject({ motorPower: 0.55 });
    expect(readTypeCode('JD-DN400L4-B3', JD_PRODUCT)?.config).toMatchObject({
      basicType: null,
      values: { mountingArrangement: 'B3' },
    });
  });

  it.each(Array.from({ length: 25 }, (_, index) => index + 1))(
    'in full is read back as the same motor, whatever was chosen: walk %i',
    (seed) => {
      const { config, values } = aRandomMotor(seed);
      expect(resolvedValues(config, JD_PRODUCT)).toEqual(values);
      const code = writeTypeCode(config, JD_PRODUCT, 'full') ?? '';
      const read = readTypeCode(code, JD_PRODUCT);
      expect([code, read?.unread, read?.cleared]).toEqual([code, [], []]);
      const opened = read?.config ?? config;
      expect(resolvedValues(opened, JD_PRODUCT)).toEqual(values);
      expect([opened.basicType?.id, opened.extras]).toEqual([config.basicType?.id, config.extras]);
      expect(writeTypeCode(opened, JD_PRODUCT, 'full')).toBe(code);
    },
  );
});
