import { expect, it } from 'vitest';
import { jrpPictures } from '#lines/jrp/picture.ts';
import { drawnFaults } from '#lines/shared/solid/testing/drawn-faults.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { drawnOptions, drawnProducts, picturedModel } from '#testing/pictured.ts';
import { pictureFor } from './picture-for.ts';

it('a planetary unit is drawn with what fixes it, its output and as it stands (issue 13)', () => {
  const standing = { design: 'L', stages: '3', builtInType: 'F', outputShaftType: 'S', installationPosition: 'B5' };
  const changes = [
    {},
    { builtInType: 'B', installationPosition: 'B3' },
    { builtInType: 'B', installationPosition: 'B6' },
    { builtInType: 'B', installationPosition: 'B8' },
    { builtInType: 'S', outputShaftType: 'H' },
    { outputShaftType: 'P' },
    { outputShaftType: 'H' },
    { installationPosition: 'V1' },
    { installationPosition: 'V3' },
    { design: 'K' },
  ];
  const drawings = changes.map((change) => JSON.stringify(drawnProducts(jrpPictures)({ ...standing, ...change })));
  expect(new Set(drawings).size).toBe(changes.length);
});

it.each([
  ['design', ['L', 'K']],
  ['builtInType', ['F', 'B', 'S']],
  ['outputShaftType', ['S', 'P', 'H']],
  ['installationPosition', ['B5', 'V1', 'V3', 'B3', 'B6', 'B7', 'B8', 'V5', 'V6']],
])('the options of %s are drawn, no two alike', (field, codes) => {
  const drawings = codes.map((code) => JSON.stringify(drawnOptions(jrpPictures)(pictureFor(field, code))));
  expect([new Set(drawings).size, drawings.includes('undefined')]).toEqual([codes.length, false]);
});

it('an oil has no picture', () => {
  expect(pictureFor('lubricatingOil', 'M220')).toBeUndefined();
});

it('an illustration is made of whole bodies, its output up in V3 and its feet above in B8', () => {
  const model = picturedModel(jrpPictures, { builtInType: 'B', installationPosition: 'B8' });
  expect(drawnFaults(model).filter((fault) => !/faces|triangles/.test(fault))).toEqual([]);
  const heights = (told: object, start: string) => {
    const shown = picturedModel(jrpPictures, { builtInType: 'B', ...told });
    const [[, , low]] = boxOf({ bodies: shown.bodies.filter(({ name }) => name.startsWith(start)) });
    return low;
  };
  expect(heights({ installationPosition: 'B8' }, 'foot')).toBeGreaterThan(0);
  expect(heights({ installationPosition: 'V3' }, 'output shaft')).toBeGreaterThan(0);
});
