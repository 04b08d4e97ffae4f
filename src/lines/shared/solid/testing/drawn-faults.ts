import { type Body, type SolidModel, turnedModel } from '#modules/drawings/domain/solids/body.ts';
import { brepOf } from '#modules/drawings/domain/solids/brep.ts';
import { meshOf } from '#modules/drawings/domain/solids/mesh/mesh.ts';
import { determinant, type Turn } from '#modules/drawings/domain/solids/placement.ts';
import { shellFaults } from '#modules/drawings/domain/solids/shell-faults.ts';
import { volumeOf } from '#modules/drawings/domain/solids/volume.ts';

/** How much a model may hold of each (drawings README §b). */
const MOST = { bodies: 25, faces: 350, triangles: 8000 } as const;

/** What is wrong with a model: a body that is open or empty, or more of bodies, faces or triangles than a planner's program likes. */
export function drawnFaults({ bodies }: SolidModel): readonly string[] {
  const breps = bodies.map((body) => ({ body, brep: brepOf(body) }));
  const counts = {
    bodies: bodies.length,
    faces: breps.reduce((sum, { brep }) => sum + brep.faces.length, 0),
    triangles: bodies.reduce((sum, body) => sum + meshOf(body).triangles.length, 0),
  };
  return [
    ...breps.flatMap(({ body, brep }) => shellFaults(brep).map((fault) => `${body.name}: ${fault}`)),
    ...bodies.filter((body) => !(volumeOf(body) > 0)).map(({ name }) => `${name} is empty`),
    ...(['bodies', 'faces', 'triangles'] as const).flatMap((of) =>
      counts[of] > MOST[of] ? [`${counts[of]} ${of}`] : [],
    ),
  ];
}

/** The volume of all bodies, mm³, without any approximation. */
export function volumeOfAll(bodies: readonly Body[]): number {
  return bodies.reduce((sum, body) => sum + volumeOf(body), 0);
}

/** Whether a turn keeps hands and what it turns keeps its volume. */
export function isHonestTurn(turn: Turn, model: SolidModel): boolean {
  const ratio = volumeOfAll(turnedModel(turn, model).bodies) / volumeOfAll(model.bodies);
  return determinant(turn) === 1 && Math.abs(ratio - 1) < 1e-9;
}
