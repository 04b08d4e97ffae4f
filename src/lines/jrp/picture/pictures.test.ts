import { expect, it } from 'vitest';
import { JRP_PICTURES, pictureFor, pictureNameOf } from './pictures.ts';

const drawingOf = (name = '') => JSON.stringify(JRP_PICTURES(name)?.());

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
  const drawings = changes.map((change) => drawingOf(pictureNameOf({ ...standing, ...change })));
  expect(new Set(drawings).size).toBe(changes.length);
});

it.each([
  ['design', ['L', 'K']],
  ['builtInType', ['F', 'B', 'S']],
  ['outputShaftType', ['S', 'P', 'H']],
  ['installationPosition', ['B5', 'V1', 'V3', 'B3', 'B6', 'B7', 'B8', 'V5', 'V6']],
])('the options of %s are drawn, no two alike', (field, codes) => {
  const drawings = codes.map((code) => drawingOf(pictureFor(field, code)));
  expect([new Set(drawings).size, drawings.includes('undefined')]).toEqual([codes.length, false]);
});

it('an oil has no picture', () => {
  expect(pictureFor('lubricatingOil', 'M220')).toBeUndefined();
});
