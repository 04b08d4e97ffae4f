import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
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
  title: {
    ...{ name: 'JRXR17-DN63/TF', productName: 'JRXR17-DN63', maker: 'Drivewright', locale: 'en', language: 'en' },
    ...{ release: { version: '1.2', hash: '0123456789abcdef' }, method: 'first', detail: 'full' },
  },
  ...changes,
});

const drawn = (changes: Partial<DrawingOrder> = {}, dimensions: Dimensions = referenceDimensions()) =>
  drawnOrder(order(changes), { solids: new Map([['JRX', shaft]]), dimensions });

async function bytesOf(changes: Partial<DrawingOrder> = {}): Promise<Uint8Array> {
  const outcome = await drawn(changes);
  if (!outcome.ok) throw new Error(outcome.refusal.missing.en);
  return outcome.value;
}

async function textOf(changes: Partial<DrawingOrder> = {}): Promise<string> {
  const bytes = await bytesOf(changes);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

describe('a drawing', () => {
  it('as STEP is called by the type code, and says release and maker', async () => {
    const step = await textOf();
    expect(step).toContain("PRODUCT('JRXR17-DN63/TF','JRXR17-DN63/TF','1.2 0123456789ab'");
    expect(step).toContain("('Drivewright')");
    expect(step).toContain("MANIFOLD_SOLID_BREP('shaft'");
  });

  it('as GLB is a binary glTF of version 2 under the same name', async () => {
    const glb = await textOf({ format: 'glb' });
    expect(glb.slice(0, 4)).toBe('glTF');
    expect(glb).toContain('JRXR17-DN63/TF');
  });

  it('as CSV is the table of its dimensions in UTF-8 that spreadsheets recognise', async () => {
    expect(await textOf({ format: 'csv' })).toBe(
      '\uFEFF"view","letter","value","tolerance","confidence"\r\n"front","d",20,"k6","published"\r\n',
    );
  });

  it.each(DRAWING_FORMATS)('as %s is the same bytes for the same product', async (format) => {
    expect(await drawn({ format })).toEqual(await drawn({ format }));
  });

  it('as a sheet says type code, release and dimensions in its language', async () => {
    const svg = await textOf({ format: 'svg' });
    expect(svg).toContain('>JRXR17-DN63/TF<');
    expect(svg).toContain('>1.2 0123456789ab<');
    expect(svg).toContain('>Dimension sheet JRXR17-DN63<');
    expect(svg).toContain('>20<');
  });

  it('of all kinds is a zip whose manifest tells each file by its digest', async () => {
    const files = unzipSync(await bytesOf({ format: 'zip' }));
    const { 'manifest.json': manifest, ...drawings } = files;
    const said = JSON.parse(new TextDecoder().decode(manifest));
    expect(said).toMatchObject({ typeCode: 'JRXR17-DN63/TF', release: { version: '1.2', hash: '0123456789abcdef' } });
    expect(said.dataVersion).toMatch(/^[0-9a-f]{12}$/);
    expect(Object.keys(drawings)).toHaveLength(DRAWING_FORMATS.length - 1);
    for (const { name, sha256, size } of said.files) {
      const file = drawings[name];
      expect([file?.length, file && createHash('sha256').update(file).digest('hex')]).toEqual([size, sha256]);
    }
  });

  it('is refused by the name of what the reference lacks', async () => {
    const missing = { zh: 'R · 999 · 轴径 d', en: 'R · 999 · shaft d' };
    expect(await drawn({ product: { standing: { reduceUnitSize: '999' }, parts: {} } })).toEqual(refused({ missing }));
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
