import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ComputedFiles, computedBelow, computedWith } from './computed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-computed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = new ComputedFiles(join(folder, 'computed'), 'this program');
const SHARED = { size: '67' };
const VALUE = {
  columns: Float64Array.of(128.97, 0.1 + 0.2),
  gears: Uint16Array.of(1, 65_535),
  limits: new Map([['90', 12.5]]),
  units: [SHARED, SHARED],
};
const damage = (change: (bytes: Buffer) => Buffer) => {
  const file = join(folder, 'computed', 'table');
  writeFileSync(file, change(readFileSync(file)));
};

describe('what was computed once', () => {
  test('is read as it was kept, to the last digit, and what was one is one', () => {
    files.keep('table', VALUE);
    const read = files.read('table');
    expect(read).toEqual(VALUE);
    expect((read as typeof VALUE).units[0]).toBe((read as typeof VALUE).units[1]);
    expect(readdirSync(join(folder, 'computed'))).toEqual(['table']);
  });

  test('is not there under another key, nor for another version of the program', () => {
    expect(files.read('other')).toBeUndefined();
    expect(new ComputedFiles(join(folder, 'computed'), 'another program').read('table')).toBeUndefined();
  });

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['a bit has changed', (bytes) => Buffer.from(bytes.map((byte, index) => (index === 100 ? byte ^ 1 : byte)))],
    ['its end is missing', (bytes) => bytes.subarray(0, -1)],
    ['it is empty', () => Buffer.alloc(0)],
    ['it is shorter than its digest', (bytes) => bytes.subarray(0, 7)],
  ])('is not there where %s, until it is kept anew', (_, change) => {
    damage(change);
    expect(files.read('table')).toBeUndefined();
    files.keep('table', VALUE);
    expect(files.read('table')).toEqual(VALUE);
  });

  test('goes when there is too much that was written later', () => {
    const many = new ComputedFiles(join(folder, 'many'), 'this program');
    for (let count = 0; count < 50; count += 1) {
      many.keep(`rows-${count}`, count);
      utimesSync(join(folder, 'many', `rows-${count}`), count, count);
    }
    expect(readdirSync(join(folder, 'many'))).toHaveLength(40);
    expect([many.read('rows-9'), many.read('rows-49')]).toEqual([undefined, 49]);
  });

  test('is lost without a word where nothing can be written', () => {
    const nowhere = new ComputedFiles('/proc/x/computed', 'this program');
    nowhere.keep('table', VALUE);
    expect(nowhere.read('table')).toBeUndefined();
  });

  test('is read from where the program was built with it, until the portal keeps its own', () => {
    const shipped = new ComputedFiles(join(folder, 'shipped'), 'this program');
    const own = new ComputedFiles(join(folder, 'own'), 'this program', join(folder, 'shipped'));
    shipped.keep('table', 'shipped');
    expect([own.read('table'), own.read('other')]).toEqual(['shipped', undefined]);
    own.keep('table', 'own');
    expect([own.read('table'), shipped.read('table')]).toEqual(['own', 'shipped']);
  });

  test('is readable to whoever runs the program where that was built with it, else to the portal alone', () => {
    mkdirSync(join(folder, 'built'));
    writeFileSync(join(folder, 'built', 'main.js'), 'export {};');
    computedWith(join(folder, 'built', 'main.js')).keep('table', VALUE);
    const modeOf = (...parts: string[]) => (statSync(join(folder, ...parts)).mode & 0o777).toString(8);
    const modes = (name: string) => [modeOf(...name.split('/')), modeOf(...name.split('/'), 'table')];
    expect([modes('built/computed'), modes('computed')]).toEqual([
      ['755', '644'],
      ['700', '600'],
    ]);
  });

  test('is not kept by a program that runs from its source', () => {
    expect(computedBelow(folder)).toBeUndefined();
  });
});
