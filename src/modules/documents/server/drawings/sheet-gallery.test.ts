import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LINE_SOLIDS } from '#lines/solids.ts';
import { svgSheet } from '#modules/drawings/domain/sheet/svg-sheet.ts';
import { projectPath } from '#server/process/project-folder.ts';
import { extent } from '#testing/extent.ts';
import { referenceDimensions } from './reference-dimensions.ts';
import { type DrawingTitle, drawingOf } from './sheet-request.ts';

const FOLDER = projectPath('test-results', 'dimension-sheets');
const UNITS: Readonly<Record<string, readonly string[]>> = {
  R: ['R', 'RF', 'R..F'],
  F: ['F', 'FF', 'FA', 'FAF'],
  K: ['K', 'KF', 'KA', 'KAB', 'KAF'],
  S: ['S', 'SF', 'SA', 'SAF'],
};
const SIZES = ['17', '37', '67', '97', '127', '167'];
const POSITIONS = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'];
const BOXES = ['0', '90', '180', '270'];
const MOTORS = ['71S', '90L', '132S', '160M', '200L'];

/** One drive of each unit, assembly and size, each in another position and with another box. */
const DRIVES = Object.entries(UNITS).flatMap(([gearboxModel, assemblies]) =>
  assemblies.flatMap((builtInType) => SIZES.map((reduceUnitSize) => ({ gearboxModel, builtInType, reduceUnitSize }))),
);
/** Some have no dimensions yet: of those that have, so many are drawn. */
const MOST = extent({ quick: 4, usual: 12, long: DRIVES.length });

function sheets(): readonly { readonly name: string; readonly svg: string }[] {
  const all = DRIVES.flatMap((unit, no) => {
    const installationPosition = POSITIONS[no % POSITIONS.length] ?? '';
    const motor = { inputType: 'motor', motorSize: MOTORS[no % MOTORS.length] ?? '', outletNozzlePosition: 'X' };
    const standing = { ...unit, ...motor, installationPosition, boxLocation: BOXES[no % BOXES.length] ?? '' };
    const drawn = LINE_SOLIDS.get('JRT')?.({ standing, parts: {} }, referenceDimensions());
    const drive = drawn?.ok ? drawn.value : undefined;
    if (drive === undefined) return [];
    const name = `${unit.builtInType}${unit.reduceUnitSize}-${motor.motorSize}-${installationPosition}`;
    return [{ name, svg: () => svgSheet(drawingOf(drive, titleOf(name, no)).scene()) }];
  });
  const every = Math.ceil(all.length / MOST);
  return all.filter((_, no) => no % every === 0).map(({ name, svg }) => ({ name, svg: svg() }));
}

function titleOf(name: string, no: number): DrawingTitle {
  return {
    ...{ name, productName: name, maker: 'Drivewright', locale: 'en', detail: 'full' },
    ...{ release: { version: '2026-03-01', hash: '0123456789abcdef' } },
    language: (['zh-cn', 'en', 'both'] as const)[no % 3] ?? 'en',
    method: no % 2 === 0 ? 'first' : 'third',
  };
}

it('makes a page of dimension sheets to look at, in test-results', () => {
  const made = sheets();
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, svg } of made) writeFileSync(join(FOLDER, `${name}.svg`), svg);
  const images = made.map(({ name }) => `<figure><img src="${name}.svg"><figcaption>${name}</figcaption></figure>`);
  const style = 'body{display:grid;grid-template-columns:1fr 1fr}figure{margin:8px}img{width:100%}';
  writeFileSync(
    join(FOLDER, 'index.html'),
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${images.join('')}`,
  );
  expect(made.length).toBeGreaterThan(2);
  expect(new Set(made.map(({ svg }) => svg)).size).toBe(made.length);
});
