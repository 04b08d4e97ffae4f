import { describe, expect, it } from 'vitest';
import type { Body, SolidModel } from '#modules/drawings/domain/solids/body.ts';
import { circle, rectangle } from '#modules/drawings/domain/solids/loop.ts';
import { along, HERE } from '#modules/drawings/domain/solids/placement.ts';
import { glbFaults } from '#modules/drawings/testing/glb-faults.ts';
import { glbFile } from './glb-file.ts';

const plate: Body = {
  ...{ kind: 'prism', name: '底脚 foot', paint: 'housing', place: HERE, from: 0, to: 12 },
  outer: rectangle([-50, -30], [50, 30]),
  holes: [circle([-35, 0], 6), circle([35, 0], 6)],
};
const shaft: Body = {
  ...{ kind: 'revolved', name: 'shaft', paint: 'machined', place: along('x') },
  profile: [
    [0, 0],
    [17.5, 0],
    [17.5, 70],
    [0, 70],
  ],
};
const frames = (['x', 'y', 'z'] as const).map((axis) => ({ name: axis, place: along(axis, [1, 2, 3]) }));
const MODEL: SolidModel = { bodies: [plate, shaft], frames };

/** What the JSON of a file says. */
function told(file: Uint8Array) {
  const view = new DataView(file.buffer, file.byteOffset);
  return JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + view.getUint32(12, true))));
}

describe('a binary glTF file', () => {
  it('is accepted by the validator of its makers', async () => {
    expect(await glbFaults(glbFile(MODEL, 'drive'))).toEqual([]);
  });

  it('names each body and each frame', () => {
    const { nodes } = told(glbFile(MODEL, 'drive'));
    expect(nodes.map(({ name }: { name: string }) => name)).toEqual(['drive', '底脚 foot', 'shaft', 'x', 'y', 'z']);
  });

  it('is the same bytes for the same model', () => {
    expect(glbFile(MODEL, 'drive')).toEqual(glbFile(MODEL, 'drive'));
  });
});
