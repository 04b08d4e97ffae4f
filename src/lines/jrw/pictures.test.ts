import { describe, expect, it } from 'vitest';
import { JRW_PICTURES } from './pictures.ts';

describe.each([
  ['mounting positions', ['B3', 'B6', 'B7', 'B8', 'V5', 'V6'].map((code) => `mounting/${code}`)],
  ['accessories', ['PLAIN', 'FA', 'FB', 'SS', 'DS', 'ARM'].map((code) => `accessory/${code}`)],
  ['sides', ['A', 'B', 'AB'].map((code) => `shaft-side/W/${code}`)],
])('the pictures of the worm units: %s', (_, names) => {
  it('are all there, and no two the same', () => {
    const drawings = names.map((name) => JRW_PICTURES(name)?.());
    expect(drawings.every((drawing) => (drawing?.paths.length ?? 0) > 8)).toBe(true);
    expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(names.length);
  });
});

it('positions of other units draw nothing', () => {
  for (const name of ['mounting/M1', 'mounting/', 'accessory/X', 'assembly/KAF'])
    expect(JRW_PICTURES(name)).toBeUndefined();
});
