import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A solid as an independent kernel reads it: its volume in mm³, and its box as least and greatest x, y, z. */
export interface ReadSolid {
  readonly volume: number;
  readonly box: readonly number[];
}

/** Read with gmsh, which reads with OpenCASCADE; Debian's own Python knows it. */
const PYTHON = '/usr/bin/python3';
const READ = `
import gmsh, json, sys
gmsh.initialize()
gmsh.option.setNumber('General.Terminal', 0)
occ = gmsh.model.occ
occ.importShapes(sys.argv[1])
occ.synchronize()
print(json.dumps([dict(volume=occ.getMass(3, tag), box=occ.getBoundingBox(3, tag)) for _, tag in gmsh.model.getEntities(3)]))
`;

/** The solids of a STEP file, in its order, read by an independent kernel. */
export async function readStep(step: string): Promise<readonly ReadSolid[]> {
  const folder = await mkdtemp(join(tmpdir(), 'step-'));
  try {
    const path = join(folder, 'model.step');
    await writeFile(path, step);
    const { stdout } = await promisify(execFile)(PYTHON, ['-c', READ, path]);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  } finally {
    await rm(folder, { recursive: true });
  }
}
