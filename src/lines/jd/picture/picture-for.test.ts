// @tests slow
import { expect, it } from 'vitest';
import { ARRANGEMENTS } from '#lines/jd/arrangements.ts';
import { jdPictures } from '#lines/jd/picture.ts';
import type { Values } from '#product/configuration.ts';
import { drawnOptions, drawnProducts } from '#testing/pictured.ts';
import { pictureFor } from './picture-for.ts';

const drawn = drawnOptions(jdPictures);

it.each([
  ['mountingArrangement', ARRANGEMENTS.map(({ code }) => code)],
  ['boxLocation', ['T', 'L', 'R']],
  ['supplyKind', ['mains', 'JCMC']],
  ['shaftEnds', ['1', '2']],
  ['outletNozzlePosition', ['X', '1', '2', '3']],
])('the options of %s all have a picture, and no two the same', (field, codes) => {
  const drawings = codes.map((code) => JSON.stringify(drawn(pictureFor(field, code))));
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(codes.length);
});

it('a motor that an inverter feeds looks as one on the mains', () => {
  expect(pictureFor('supplyKind', 'inverter')).toBe(pictureFor('supplyKind', 'mains'));
});

it('options that change no look have no picture', () => {
  expect([
    pictureFor('brakes', 'none'),
    pictureFor('motorVoltage', '3AC 380V'),
    pictureFor('mountingArrangement', 'B99'),
  ]).toEqual([undefined, undefined, undefined]);
});

it('the picture of a motor shows what is configured', () => {
  const changes: readonly Values[] = [
    {},
    { motorSize: '180L' },
    { mountingArrangement: 'B35', boxLocation: 'L', outletNozzlePosition: '2' },
    { mountingArrangement: 'V1', brakes: 'BE5', releaseDevice: 'HR', encoder: 'incremental' },
    { supplyKind: 'JCMC', outletNozzlePosition: '-' },
    { 'otherMotorOptions.2WE': 'yes' },
    { coolingMethod: 'IC416' },
  ];
  const drawings = changes.map((change) =>
    JSON.stringify(drawnProducts(jdPictures)({ mountingArrangement: 'B3', motorSize: '90L', ...change })),
  );
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(changes.length);
});
