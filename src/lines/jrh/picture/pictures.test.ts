// @tests slow
import { describe, expect, it } from 'vitest';
import { jrhPictures } from '#lines/jrh/picture.ts';
import { JRH_RELEASE } from '#lines/jrh/testing/shipped-release.ts';
import type { Values } from '#product/configuration.ts';
import { drawnOptions, drawnProducts } from '#testing/pictured.ts';
import { sidesOfAssembly } from './assemblies.ts';
import { pictureFor } from './picture-for.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];
const drawn = (name: string | undefined) => JSON.stringify(drawnOptions(jrhPictures)(name));
const drawnUnit = (told: Values) => JSON.stringify(drawnProducts(jrhPictures)(told));

describe('an option that changes what a unit looks like', () => {
  it.each(['gearArrangement', 'installationPosition', 'outputShaftType', 'shaftAssembly'])(
    '%s has a picture of its own for each of its codes',
    (field) => {
      const codes = JRH_RELEASE.fields.get(field)?.values.map(({ code }) => code) ?? [];
      const pictures = codes.map((code) => pictureFor(field, code, 'H'));
      expect(pictures).not.toContain(undefined);
      expect(new Set(pictures.map(drawn)).size).toBe(codes.length);
    },
  );

  it('has none where it is nothing to see', () => {
    expect([pictureFor('oilSeal', 'NBR', 'H'), pictureFor('shaftAssembly', 'Z', 'H')]).toEqual([undefined, undefined]);
  });
});

describe('an assembly', () => {
  const unit = { gearArrangement: 'H', stages: '3', outputShaftType: 'S', installationPosition: 'H', cooling: 'none' };

  it.each(['H', 'B'])(
    'of %s differs from every other, and is the usual one before the unit is settled',
    (arrangement) => {
      const pictures = LETTERS.map((letter) => drawn(pictureFor('shaftAssembly', letter, arrangement)));
      expect(new Set(pictures).size).toBe(LETTERS.length);
      expect(pictureFor('shaftAssembly', 'A', '')).toBe('assembly/H/A');
    },
  );

  it('stands by its sides in the picture of the product', () => {
    expect(new Set(LETTERS.map((shaftAssembly) => drawnUnit({ ...unit, shaftAssembly }))).size).toBe(LETTERS.length);
  });

  it.each(['H', 'B'])(
    'of %s shows the motor it is configured with, and a free shaft without (issue 13)',
    (gearArrangement) => {
      const pictures = ['AD', 'MC', 'MB'].map((inputType) => drawnUnit({ ...unit, gearArrangement, inputType }));
      expect(pictures).not.toContain(undefined);
      expect(new Set(pictures).size).toBe(3);
    },
  );

  it('says in words what its picture shows', () => {
    const notes = JRH_RELEASE.fields.get('shaftAssembly')?.values.map(({ code, note }) => [code, note?.en ?? '']) ?? [];
    for (const [letter = '', note = ''] of notes) {
      const [parallel = '', angular = ''] = note.split('Right angle:');
      const { outputs = [] } = sidesOfAssembly('H', letter) ?? {};
      expect([letter, parallel.includes('both sides')]).toEqual([letter, outputs.length === 2]);
      expect([letter, angular.includes('against')]).toEqual([letter, sidesOfAssembly('B', letter)?.isReversed]);
    }
  });
});

it('the picture of a unit differs by arrangement, stages, size, shaft, feet and fan', () => {
  const changes: readonly Values[] = [
    {},
    { gearArrangement: 'B' },
    { stages: '2' },
    { reduceUnitSize: '12' },
    { outputShaftType: 'D' },
    { outputShaftType: 'K' },
    { outputShaftType: 'F' },
    { installationPosition: 'M' },
    { installationPosition: 'V' },
    { shaftAssembly: 'B' },
    { shaftAssembly: 'B', cooling: 'FAN' },
  ];
  const drawings = changes.map((change) => drawnUnit({ gearArrangement: 'H', stages: '3', ...change }));
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(changes.length);
});
