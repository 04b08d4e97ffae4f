import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { LINE_SOLIDS } from '#lines/solids.ts';
import type { DrawnProduct } from '#modules/drawings/domain/drawn-product.ts';
import { readDxf } from '#modules/drawings/testing/read-dxf.ts';
import { DRAWN_FILES } from './drawn-file.ts';
import { referenceDimensions } from './reference-dimensions.ts';
import { type DrawingTitle, drawingOf } from './sheet-request.ts';

const TITLE: DrawingTitle = {
  ...{ name: 'JRTKAF67-DN90L4-57.35-M1-0-X', productName: 'JRTKAF67-DN90L4-i57.35-M1', maker: 'Drivewright' },
  ...{ release: { version: '2026-03-01', hash: '0123456789abcdef' }, locale: 'zh-cn', language: 'both' },
  ...{ method: 'first', detail: 'full' },
};
const MOTOR = { inputType: 'motor', motorSize: '90L', boxLocation: '0', outletNozzlePosition: 'X' };
const DRIVES = [
  ['R foot', { gearboxModel: 'R', builtInType: 'R', reduceUnitSize: '67', installationPosition: 'M1' }],
  ['R flange', { gearboxModel: 'R', builtInType: 'RF', reduceUnitSize: '37', installationPosition: 'M4' }],
  ['K hollow', { gearboxModel: 'K', builtInType: 'KAF', reduceUnitSize: '87', installationPosition: 'M5' }],
] as const;

function drawn(standing: Readonly<Record<string, string>>): DrawnProduct {
  const result = LINE_SOLIDS.get('JRT')?.({ standing: { ...MOTOR, ...standing }, parts: {} }, referenceDimensions());
  if (!result?.ok) throw new Error('The reference has this drive');
  return result.value;
}

const written = async (format: 'dxf' | 'pdf' | 'svg', drive: DrawnProduct) =>
  DRAWN_FILES[format](drawingOf(drive, TITLE));
const textOf = async (format: 'dxf' | 'svg', drive: DrawnProduct) =>
  new TextDecoder().decode(await written(format, drive));
const count = (text: string, part: string) => text.split(part).length - 1;

describe.each(DRIVES)('the dimension sheet of a drive, %s', (_, standing) => {
  const drive = drawn(standing);
  const scene = drawingOf(drive, TITLE).scene();

  it('as DXF is read without a repair, with dimensions that measure what the data say', async () => {
    const read = await readDxf(await textOf('dxf', drive));
    expect(read.faults).toEqual([]);
    expect(read.dimensions.map(({ text }) => text)).toEqual(
      scene.dimensions.map(({ text }) => text.replaceAll('Ø', '%%c')),
    );
    read.dimensions.forEach(({ drawn: parts, measured }, no) => {
      const { told } = scene.dimensions[no] ?? {};
      // What is measured over all is told to a tenth.
      const value = Number(String(told?.value).replace(/^M/, ''));
      expect(measured, told?.letter).toBeCloseTo(value, told?.view === 'overall' ? 1 : 2);
      expect(parts).toBeGreaterThan(3);
    });
    const title = '外形尺寸图 Dimension sheet JRTKAF67-DN90L4-i57.35-M1';
    expect(read.texts).toContain(title);
    expect(read.tolerantTexts).toContain(title);
  });

  it('as PDF has every dimension and the Chinese title as text, and a glyph for all of it', async () => {
    const pdf = await written('pdf', drive);
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
    expect(text).toContain('外形尺寸图');
    const found = text.replaceAll(/\s/g, '');
    const flat = scene.dimensions.filter(({ isUpright }) => !isUpright);
    for (const { text: said } of flat) expect(found).toContain(said.replaceAll(' ', ''));
    for (const { value } of drive.dimensions) expect(found).toContain(String(value));
    expect(text).not.toContain('□');
    expect(text).not.toContain('\ufffd');
  });

  it('is drawn of the same in all three', async () => {
    const [svg, dxf] = [await textOf('svg', drive), await readDxf(await textOf('dxf', drive))];
    const items = [...scene.items, ...scene.dimensions.flatMap((dimension) => dimension.items)];
    expect(count(svg, '<path ') + count(svg, '<text ')).toBe(items.length);
    expect(count(svg, 'data-dimension=')).toBe(dxf.dimensions.length);
    const layers = new Map<string, number>();
    for (const { layer } of items) layers.set(layer, (layers.get(layer) ?? 0) + 1);
    expect(dxf.layers).toEqual(Object.fromEntries(layers));
  });

  it('leads from a row of its list to the dimension in the drawing', async () => {
    const svg = await textOf('svg', drive);
    const [first] = scene.dimensions;
    expect(svg).toContain(`<a href="#dimension-${first?.id}">`);
    expect(svg).toContain(`id="dimension-${first?.id}"`);
    expect(svg).toContain('currentColor');
  });
});

it('the envelope of a drive has few bodies and keeps the places others mate to', async () => {
  const drive = drawn(DRIVES[0][1]);
  const step = new TextDecoder().decode(await DRAWN_FILES.step(drawingOf(drive, { ...TITLE, detail: 'envelope' })));
  expect(count(step, 'MANIFOLD_SOLID_BREP(')).toBeLessThanOrEqual(8);
  expect(step).toContain('OUT_A');
  expect(step.length).toBeLessThan(60_000);
});
