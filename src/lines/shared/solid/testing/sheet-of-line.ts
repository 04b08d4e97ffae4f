import type { DrawnProduct } from '#modules/drawings/domain/drawn-product.ts';
import { sheetFaults } from '#modules/drawings/domain/sheet/layout/sheet-faults.ts';
import { sheetOf } from '#modules/drawings/domain/sheet/sheet-of.ts';
import type { ProjectionMethod, SheetScene } from '#modules/drawings/domain/sheet/sheet-scene.ts';

/** The dimension sheet of a product, in both languages. */
export function sheetOfLine(product: DrawnProduct, method: ProjectionMethod = 'first'): SheetScene {
  return sheetOf(product, {
    method,
    title: {
      ...{ owner: 'Drivewright', product: '减速电机', typeCode: 'TYPE-CODE', number: 'DS-0123456789' },
      ...{ revision: '1.2 0123456789ab', date: '2026-03-01', language: 'both' },
    },
  });
}

/** What is wrong with the sheets of a product by either method: texts that meet, dimensions found on it that are not drawn or not as long as they say. */
export function lineSheetFaults(product: DrawnProduct): readonly string[] {
  return [...toldFaults(product), ...(['first', 'third'] as const).flatMap((method) => methodFaults(product, method))];
}

/** Dimensions whose letter means nothing, or that share part and letter with another. */
function toldFaults({ dimensions }: DrawnProduct): readonly string[] {
  const names = dimensions.map(({ letter, view }) => `${view} ${letter}`);
  return [
    ...dimensions.flatMap(({ letter, means, view }) => (means ? [] : [`${view} ${letter} has no meaning`])),
    ...names.flatMap((name, no) => (names.indexOf(name) < no ? [`${name} is told twice`] : [])),
  ];
}

function methodFaults(product: DrawnProduct, method: ProjectionMethod): readonly string[] {
  const scene = sheetOfLine(product, method);
  const drawn = new Set(scene.dimensions.filter(({ den }) => den === undefined).map(({ told }) => told));
  const enlarged = new Set(scene.dimensions.filter(({ den }) => den !== undefined).map(({ told }) => told));
  const details = (product.built?.details ?? []).map(({ holes, marks }) => [...marks, ...holes]);
  const found = [...(product.built?.marks ?? []), ...(product.built?.holes ?? [])];
  return [
    ...sheetFaults(scene).map(({ meets, text }) => `${method}: ${text} meets ${meets}`),
    ...found.flatMap(({ told }) => (drawn.has(told) ? [] : [`${method}: ${told.view} ${told.letter} is not drawn`])),
    ...details.flatMap((detail) => {
      const missing = detail.filter(({ told }) => !enlarged.has(told));
      if (missing.length === detail.length) return [];
      return missing.map(({ told }) => `${method}: ${told.view} ${told.letter} is not drawn in its detail`);
    }),
    ...scene.dimensions.flatMap(({ a, b, den = scene.sheet.den, id, isUpright, kind, told }) => {
      const measured = Math.abs(isUpright ? b[1] - a[1] : b[0] - a[0]) * den;
      const isRight = kind === 'holes' || Math.abs(measured - Number(told.value)) < 0.06;
      return isRight ? [] : [`${method}: ${id} measures ${measured}`];
    }),
  ];
}

/** A dimension as it is written on a sheet, by its part and letter. */
export function writtenOn(scene: SheetScene, ...ids: readonly string[]): readonly (string | undefined)[] {
  return ids.map((id) => scene.dimensions.find((one) => one.id === id)?.text);
}

/** The words of a sheet that stand in its form and its picture. */
export function wordsOf({ items }: SheetScene): readonly string[] {
  return items.flatMap((item) => (item.k === 'text' ? [item.text] : []));
}
