import { describe, expect, it } from 'vitest';
import { jrtDraw } from '#lines/jrt/draw.ts';
import { jrtPictures } from '#lines/jrt/picture.ts';
import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import { productPictureName } from '#modules/drawings/domain/picture/line-pictures.ts';
import { picturedProduct } from '#modules/drawings/domain/picture/pictured-product.ts';
import { SHAPING } from './product-picture.ts';

const R57 = {
  ...{ gearboxModel: 'R', reduceUnitSize: '57', builtInType: 'R', installationPosition: 'M1' },
  ...{ inputType: 'motor', motorSize: '80M2', boxLocation: '0', outletNozzlePosition: '2' },
};

function pictured(told: Readonly<Record<string, string>>) {
  const line = { pictures: jrtPictures, draw: jrtDraw };
  return picturedProduct(line, productPictureName(told, SHAPING), referenceDimensions());
}

describe('beside the picture of a drive', () => {
  it('stands what is in the way of its feet, before anything is drawn as a solid', () => {
    const told = pictured({ ...R57, boxLocation: '180' })?.cautions.map(({ en }) => en);
    expect(told).toEqual([expect.stringContaining('terminal box reaches about 34 mm below the foot plane')]);
  });

  it('stands nothing where all has its place: every fan needs its air', () => {
    expect(pictured(R57)?.cautions).toEqual([]);
  });

  it('stands nothing of a size that is not told yet, though its picture is drawn', () => {
    const { reduceUnitSize: _size, ...open } = { ...R57, boxLocation: '180' };
    const told = pictured(open);
    expect(told?.drawing.paths.length).toBeGreaterThan(0);
    expect(told?.cautions).toEqual([]);
  });
});
