import { describe, expect, it } from 'vitest';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { readTypeCode } from '#modules/configurator/domain/type-code/read-type-code.ts';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import { JRP_LINE } from './line.ts';
import { aRandomUnit, aUnit, JRP_PRODUCT } from './testing/shipped-units.ts';

const unit = (id: string, values = {}) => ({ ...JRP_LINE.empty, values, basicType: aUnit(id) });

describe('the type code of a planetary unit', () => {
  it.each([
    [
      'JRPL23-3F-AM132-i158.18/10-S',
      unit('JRPL23-158.18', { inputType: 'AM', motorSize: '132', builtInType: 'F', outputShaftType: 'S' }),
    ],
    [
      'JRPL11-1B-AD-i3.78/1-P',
      unit('JRPL11-3.78', { inputType: 'AD', builtInType: 'B', outputShaftType: 'P', lifetime: '1000' }),
    ],
    ['JRPK11-2S-AH-i6.85/5-H', unit('JRPK11-6.85', { inputType: 'AH', builtInType: 'S', lifetime: '5000' })],
  ])('is %s', (code, config) => {
    expect(writeTypeCode(config, JRP_PRODUCT, 'short')).toBe(code);
  });

  it('is read from a nameplate with the shaft end that is asked for, and written with it again', () => {
    const read = readTypeCode('JRPL23-3F-AM132-i158.18/10-S140x250', JRP_PRODUCT);
    if (read === undefined) throw new Error('It is a code of the line');
    expect(read.config).toMatchObject({
      basicType: { id: 'JRPL23-158.18' },
      values: { inputType: 'AM', motorSize: '132', builtInType: 'F', lifetime: '10000', outputShaftType: 'S' },
      extras: { shaftEnd: '140x250' },
    });
    expect([read.unread, read.cleared]).toEqual([[], []]);
    const written = writeTypeCode(read.config, JRP_PRODUCT, 'full') ?? '';
    expect(written).toMatch(/^JRPL23-3F-AM132-i158\.18\/10-S-.*S140x250$/);
    expect(readTypeCode(written, JRP_PRODUCT)?.config.extras).toEqual({ shaftEnd: '140x250' });
  });

  it('names what it does not know, and the nearest ratio of one that is not listed', () => {
    const read = readTypeCode('unit jrpl23-3f-aqs140-i158/10-zz9', JRP_PRODUCT);
    expect(read?.unread).toEqual(['AQS140', 'ZZ9', 'UNIT']);
    expect(read?.nearestRatio).toEqual({ asked: 158, taken: 158.18 });
  });

  it('of a size nobody makes takes no row', () => {
    expect(readTypeCode('JRPL99-3F-AD-i158.18/10', JRP_PRODUCT)?.config.basicType).toBeNull();
  });

  it.each(Array.from({ length: 25 }, (_, index) => index + 1))(
    'in full is read back as the same unit, whatever was chosen: walk %i',
    (seed) => {
      const { config, values } = aRandomUnit(seed);
      expect(resolvedValues(config, JRP_PRODUCT)).toEqual(values);
      const code = writeTypeCode(config, JRP_PRODUCT, 'full') ?? '';
      const read = readTypeCode(code, JRP_PRODUCT);
      expect([code, read?.unread, read?.cleared]).toEqual([code, [], []]);
      const opened = read?.config ?? config;
      expect(resolvedValues(opened, JRP_PRODUCT)).toEqual(values);
      expect([opened.basicType?.id, opened.extras]).toEqual([config.basicType?.id, config.extras]);
      expect(writeTypeCode(opened, JRP_PRODUCT, 'full')).toBe(code);
    },
  );
});
