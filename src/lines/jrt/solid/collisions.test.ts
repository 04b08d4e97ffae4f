import { describe, expect, it } from 'vitest';
import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import { collisionsOf } from '#modules/drawings/domain/collisions.ts';
import { drawDrive } from './draw-drive.ts';

function collisions(code: string, size: string, more: Readonly<Record<string, string>> = {}) {
  const motor = { inputType: 'motor', motorSize: '80M2', boxLocation: '0', outletNozzlePosition: '2' };
  const unit = { gearboxModel: code.slice(0, 1), reduceUnitSize: size, builtInType: code, installationPosition: 'M1' };
  const result = drawDrive({ standing: { ...motor, ...unit, ...more }, parts: {} }, referenceDimensions());
  if (!result.ok) throw new Error(result.refusal.missing.en);
  return collisionsOf(result.value.model);
}

const codesOf = (...asked: Parameters<typeof collisions>) => collisions(...asked).map(({ code }) => code);

describe('what is in the way of a drive', () => {
  it('is nothing where all has its place, but for the air of the fan', () => {
    expect(codesOf('R', '87')).toEqual(['fan-air']);
  });

  it('is a terminal box below a coaxial unit, by what it reaches past its feet', () => {
    // AD 138 below the motor axis of an R57, which lies h 115 less h1 11 above its feet.
    const [box] = collisions('R', '57', { boxLocation: '180' });
    expect([box?.code, box?.by]).toEqual(['box-below-foot', 34]);
    expect(box?.text.en).toContain('34 mm below the foot plane');
    expect(box?.text.zh).toContain('34 mm');
  });

  it('is the same in every mounting position', () => {
    const of = (installationPosition: string) => collisions('R', '57', { boxLocation: '180', installationPosition });
    for (const position of ['M2', 'M3', 'M4', 'M5', 'M6']) expect(of(position)).toEqual(of('M1'));
  });

  it('is a lever that hangs down, but not one that stands up', () => {
    const brake = { brakes: 'BE2', releaseDevice: 'HR' };
    expect(codesOf('R', '57', { ...brake, releaseAngle: '180' })).toContain('lever-below-foot');
    expect(codesOf('R', '57', { ...brake, releaseAngle: '0' })).not.toContain('lever-below-foot');
  });

  it('is a motor thicker than its unit is high, or the flange for one', () => {
    expect(codesOf('R', '27', { motorSize: '132M' })).toContain('motor-below-foot');
    expect(codesOf('R', '37', { inputType: 'AM', inputModule: 'AM112' })).toEqual(['adapter-below-foot']);
  });

  it('is a flange larger than its feet are high', () => {
    expect(codesOf('R..F', '37', { flangeSize: '200' })).toContain('flange-below-foot');
    expect(codesOf('R..F', '37', { flangeSize: '160' })).not.toContain('flange-below-foot');
  });

  it('is a motor that meets the shrink disc beside it', () => {
    expect(codesOf('FH', '57', { motorSize: '132M' })).toContain('motor-at-output');
    expect(codesOf('FH', '87', { motorSize: '80M2' })).not.toContain('motor-at-output');
  });

  it('asks a quarter of the frame for the air of its fan', () => {
    const air = collisions('R', '87').at(-1);
    expect(air?.by).toBe(Math.round(175 / 4));
  });

  it('asks no air of a unit without a motor', () => {
    expect(codesOf('R', '87', { inputType: 'none' })).toEqual([]);
  });
});
