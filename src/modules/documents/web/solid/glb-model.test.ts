import { expect, it } from 'vitest';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { glbFile } from '#modules/drawings/domain/solids/glb/glb-file.ts';
import { circle } from '#modules/drawings/domain/solids/loop.ts';
import { HERE } from '#modules/drawings/domain/solids/placement.ts';
import { shownModel } from '#modules/drawings/domain/solids/shown-model.ts';
import { glbModel } from './glb-model.ts';

const shaft: Body = {
  ...{ kind: 'prism', name: '轴 shaft', paint: 'machined', place: HERE, from: 0, to: 40 },
  outer: circle([0, 0], 10),
  holes: [],
};
const model = { bodies: [shaft], frames: [{ name: 'OUT_A', place: { ...HERE, at: [0, 0, 40] } as const }] };

it('a drive read out of its file is the drive that was written', () => {
  const read = glbModel(new Uint8Array(glbFile(model, 'JRTR17')));
  const [written] = shownModel(model).bodies;
  const [body] = read.bodies;
  expect([body?.name, body?.paint]).toEqual(['轴 shaft', 'machined']);
  expect(body?.points).toEqual(written?.points);
  expect(body?.normals).toEqual(written?.normals);
  expect(body?.triangles).toEqual(written?.triangles);
  expect(read.box).toEqual(boxOf(model));
});
