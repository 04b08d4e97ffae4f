import { describe, expect, it } from 'vitest';
import { ARRANGEMENTS } from '#lines/jd/arrangements.ts';
import { JD_PICTURES, pictureFor } from './pictures.ts';
import { pictureNameOf, shapeNamed, shapeOf } from './shape.ts';

describe('the picture of a motor', () => {
  it('differs from arrangement to arrangement', () => {
    const drawn = ARRANGEMENTS.map(({ code }) => JSON.stringify(JD_PICTURES(`mounting/${code}`)?.()));
    expect(new Set(drawn).size).toBe(ARRANGEMENTS.length);
  });

  it.each([
    [{ mountingArrangement: 'B35', boxLocation: 'L', outletNozzlePosition: '2' }],
    [{ mountingArrangement: 'V1', brakes: 'BE5', releaseDevice: 'HR', encoder: 'incremental', coolingMethod: 'IC416' }],
    [{ mountingArrangement: 'B3', supplyKind: 'JCMC', outletNozzlePosition: '-' }],
    [{ 'otherMotorOptions.2WE': 'yes' }],
  ])('shows what is configured, under a name that says it: %j', (standing) => {
    const shape = shapeOf(standing as Record<string, string>);
    const name = pictureNameOf(shape);
    expect(shapeNamed(name.slice('product/'.length))).toEqual(shape);
    expect(JD_PICTURES(name)?.().paths.length).toBeGreaterThan(10);
  });

  it('is there for options that change the look, and for no others', () => {
    expect(pictureFor('mountingArrangement', 'V18')).toBe('mounting/V18');
    expect([
      pictureFor('brakes', 'none'),
      pictureFor('motorVoltage', '3AC 380V'),
      pictureFor('mountingArrangement', 'B99'),
    ]).toEqual([undefined, undefined, undefined]);
  });
});
