import { describe, expect, it } from 'vitest';
import type { DrawnProduct, ToldDimension } from '#modules/drawings/domain/drawn-product.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { rectangle } from '#modules/drawings/domain/solids/loop.ts';
import { HERE } from '#modules/drawings/domain/solids/placement.ts';
import { itemRect } from './layout/item-rect.ts';
import { sheetFaults } from './layout/sheet-faults.ts';
import { around, meet } from './layout/text-size.ts';
import { sheetOf } from './sheet-of.ts';
import type { SheetItem, SheetText } from './sheet-scene.ts';

const BLOCK: Body = {
  ...{ kind: 'prism', name: 'housing', paint: 'housing', place: HERE, holes: [], from: 0, to: 200 },
  outer: rectangle([-300, -80], [300, 80]),
};
const PARTS = ['unit', 'motor', 'flange', 'input flange'] as const;
const told = (no: number): ToldDimension => ({
  view: PARTS[no % PARTS.length] ?? 'unit',
  ...{ letter: `k${no}`, value: no, tolerance: '', confidence: 'published' },
});

/** A product that tells so many dimensions. */
function telling(count: number): DrawnProduct {
  const dimensions = Array.from({ length: count }, (_, no) => told(no));
  return { model: { bodies: [BLOCK], frames: [] }, dimensions };
}
const sheet = (count: number, more: { readonly mass?: string } = {}) =>
  sheetOf(telling(count), {
    method: 'first',
    title: {
      ...{ owner: 'Drivewright', product: 'Worm', typeCode: 'JRW063', number: 'DS-1', revision: '1', date: '' },
      language: 'zh-cn',
      ...more,
    },
  });
const isRow = (item: SheetItem): item is SheetText & { readonly row: string } =>
  item.k === 'text' && item.row !== undefined;

describe('the title block of a sheet', () => {
  const words = (more: { readonly mass?: string }) =>
    sheet(10, more).items.flatMap((item) => (item.k === 'text' && item.row === undefined ? [item.text] : []));

  it('has a field of the mass (ISO 7200), with a dash where it is not known', () => {
    expect(words({ mass: '≈ 42 kg' })).toEqual(expect.arrayContaining(['质量', '≈ 42 kg']));
    const unknown = words({});
    expect(unknown[unknown.indexOf('质量') + 1]).toBe('–');
  });
});

describe('a sheet of a product that tells many dimensions', () => {
  it.each([10, 60, 110, 150])('has %i of them in its list, beside the title block and the views', (count) => {
    const scene = sheet(count);
    expect(sheetFaults(scene)).toEqual([]);
    expect(new Set(scene.items.filter(isRow).map(({ row }) => row)).size).toBe(count);
    const { block, list } = scene.form;
    const drawn = scene.items.filter(({ layer }) => layer === 'OUTLINE').map(itemRect);
    for (const column of list) {
      expect(meet(column, block)).toBe(false);
      expect(meet(column, around(drawn))).toBe(false);
    }
  });

  it('is found at fault where a row of the list runs into the block, though it meets no word there', () => {
    const scene = sheet(10);
    const row = scene.items.find(isRow);
    if (row === undefined) throw new Error('no rows');
    const at = [scene.form.block[2] - 3, scene.form.block[1] + 4] as const;
    const sunk: SheetText = { ...row, at, text: '1', align: 'middle' };
    expect(sheetFaults({ ...scene, items: [...scene.items.filter((item) => item !== row), sunk] })).toEqual([
      { text: '1', meets: 'form', dimensions: [] },
    ]);
  });
});
