import { describe, expect, it } from 'vitest';
import { granted, refused } from '#kernel/result.ts';
import { DRAWING_FORMATS } from '#modules/documents/domain/drawing-formats.ts';
import type { Dimensions } from '#modules/drawings/domain/dimensions.ts';
import type { DrawProduct } from '#modules/drawings/domain/drawn-product.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { circle } from '#modules/drawings/domain/solids/loop.ts';
import { HERE } from '#modules/drawings/domain/solids/placement.ts';
import { type DrawingOrder, drawnOrder } from './drawing-job.ts';
import { readDimensions } from './read-dimensions.ts';
import { referenceDimensions } from './reference-dimensions.ts';

/** A shaft alone, by the reference's diameter of it; refused where there is none. */
const shaft: DrawProduct = ({ standing }, dimensions) => {
  const size = standing.reduceUnitSize ?? '';
  const d = dimensions.of('R', size, 'R').get('d');
  if (typeof d?.value !== 'number')
    return refused({ missing: { zh: `R · ${size} · 轴径 d`, en: `R · ${size} · shaft d` } });
  const body: Body = {
    ...{ kind: 'prism', name: 'shaft', paint: 'machined', place: HERE, from: 0, to: 40 },
    outer: circle([0, 0], d.value / 2),
    holes: [],
  };
  const told = { view: 'front', letter: 'd', value: d.value, tolerance: d.tolerance, confidence: d.confidence };
  return granted({ model: { bodies: [body], frames: [{ name: 'OUT_A', place: HERE }] }, dimensions: [told] });
};

const order = (changes: Partial<DrawingOrder>): DrawingOrder => ({
  line: 'JRX',
  product: { standing: { reduceUnitSize: '17' }, parts: {} },
  format: 'step',
  title: { name: 'JRXR17-DN63/TF', description: '1.2 0123456789ab', maker: 'Drivewright' },
  ...changes,
});

const drawn = (changes: Partial<DrawingOrder> = {}, dimensions: Dimensions = referenceDimensions()) =>
  drawnOrder(order(changes), { solids: new Map([['JRX', shaft]]), dimensions });

function textOf(changes: Partial<DrawingOrder> = {}): string {
  const outcome = drawn(changes);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(outcome.ok ? outcome.value : undefined);
}

describe('a drawing', () => {
  it('as STEP is called by the type code, and says release and maker', () => {
    const step = textOf();
    expect(step).toContain("PRODUCT('JRXR17-DN63/TF','JRXR17-DN63/TF','1.2 0123456789ab'");
    expect(step).toContain("('Drivewright')");
    expect(step).toContain("MANIFOLD_SOLID_BREP('shaft'");
  });

  it('as GLB is a binary glTF of version 2 under the same name', () => {
    const glb = textOf({ format: 'glb' });
    expect(glb.slice(0, 4)).toBe('glTF');
    expect(glb).toContain('JRXR17-DN63/TF');
  });

  it('as CSV is the table of its dimensions in UTF-8 that spreadsheets recognise', () => {
    expect(textOf({ format: 'csv' })).toBe(
      '\uFEFF"view","letter","value","tolerance","confidence"\r\n"front","d",20,"k6","published"\r\n',
    );
  });

  it.each(DRAWING_FORMATS)('as %s is the same bytes for the same product', (format) => {
    expect(drawn({ format })).toEqual(drawn({ format }));
  });

  it('is refused by the name of what the reference lacks', () => {
    const missing = { zh: 'R · 999 · 轴径 d', en: 'R · 999 · shaft d' };
    expect(drawn({ product: { standing: { reduceUnitSize: '999' }, parts: {} } })).toEqual(refused({ missing }));
  });
});

describe('the dimensions the portal ships with', () => {
  it('are numbers with their tolerance, threads as they are written, and say how sure they are', () => {
    const unit = referenceDimensions().of('R', '17', 'R');
    expect(unit.get('h')).toEqual({ letter: 'h', value: 75, tolerance: '0/-0.5', confidence: 'published' });
    expect(unit.get('M')?.value).toBe('M6');
  });

  it('of an input that fits several series are found under each of them', () => {
    const rows = readDimensions(
      'series,size,assembly_or_part,letter,value,tolerance,what,source,confidence,note\nR;K,160,AD,d,24,k6,"a, b",S3,standard (recalled),\n',
    );
    expect(rows.map(({ series }) => series)).toEqual(['R;K', 'R', 'K']);
    expect(rows[1]).toMatchObject({ size: '160', part: 'AD', letter: 'd', value: 24, confidence: 'standard' });
  });
});
