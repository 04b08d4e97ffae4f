import { describe, expect, it } from 'vitest';
import { builtOf } from '#lines/jrw/catalogue.ts';
import { aWorm } from '#lines/jrw/testing/shipped-worm-release.ts';
import type { Values } from '#product/configuration.ts';
import { shippedParts } from '#testing/builders/shipped-worms.ts';
import { JRW_SHEET } from './sheet.ts';

const WORMS = builtOf(shippedParts());

function dimensionsOf(id: string, standing: Values) {
  const row = aWorm(id);
  const sections = JRW_SHEET.sections?.(row, standing, WORMS.partFigures?.(row) ?? {}) ?? [];
  const rows = sections.find(({ heading }) => heading.en === 'Main dimensions')?.rows ?? [];
  return Object.fromEntries(rows.map(({ symbol, value, unit }) => [symbol, `${value} ${unit}`]));
}

const SINGLE = 'W063-30-DN80M14-0.55-50-B5';
const PAIR = 'WW040.075-300-10x30-DN71M14-0.25-50-B14';
const INPUT = { D1: '19 mm', P1: '200 mm', M1: '165 mm', N1: '130 mm' };

describe('the main dimensions on the sheet of a worm unit', () => {
  it('are those of its feet, its bore and its input flange', () => {
    expect(dimensionsOf(SINGLE, { builtInType: 'foot', hollowShaftSize: '25', outputShaftType: 'none' })).toEqual({
      A: '100 mm',
      B: '85 mm',
      K: '8.5 mm',
      D: '25 mm',
      b: '8 mm',
      ...INPUT,
    });
  });

  it('are those of the flange and the plug-in shaft it has, and of no feet where it does not stand on them', () => {
    const said = dimensionsOf(SINGLE, { builtInType: 'hollow', flangeType: 'FA', outputShaftType: 'SS' });
    expect(said).toMatchObject({ P: '180 mm', M: '150 mm', N: '115 mm', S: '11 mm', d: '25 mm', l: '50 mm' });
    expect(said).not.toHaveProperty('A');
  });

  it('of a pair are the input of its first unit and the feet of its second', () => {
    expect(dimensionsOf(PAIR, { builtInType: 'foot' })).toMatchObject({ D1: '14 mm', P1: '105 mm', A: '120 mm' });
  });
});
