import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A drawing as an independent reader has it. */
export interface ReadDxf {
  /** What it had to mend or could not. */
  readonly faults: readonly string[];
  /** Of each dimension what is written and what its points measure, by the factor of its own where it has one. */
  readonly dimensions: readonly { readonly text: string; readonly measured: number; readonly drawn: number }[];
  readonly texts: readonly string[];
  /** How many entities each layer has, those of dimensions' own blocks among them. */
  readonly layers: Readonly<Record<string, number>>;
  /** The same texts, read by the code page for readers that do not know UTF-8 here. */
  readonly tolerantTexts: readonly string[];
}

/** Read with ezdxf; Debian's own Python knows it. */
const PYTHON = '/usr/bin/python3';
const READ = `
import collections, ezdxf, json, sys
from ezdxf import recover
drawing = ezdxf.readfile(sys.argv[1])
audit = drawing.audit()
space = drawing.modelspace()
blocks = [entity for one in space.query('DIMENSION') for entity in one.get_geometry_block()]
layers = collections.Counter(one.dxf.layer for one in [*space, *blocks] if one.dxftype() != 'DIMENSION')
tolerant, found = recover.readfile(sys.argv[1])
print(json.dumps(dict(
  faults=[one.message for one in [*audit.errors, *audit.fixes, *found.errors, *found.fixes]],
  dimensions=[dict(text=one.dxf.text, measured=one.get_measurement() * one.override().get('dimlfac', 1.0), drawn=len(list(one.get_geometry_block()))) for one in space.query('DIMENSION')],
  texts=[one.dxf.text for one in space.query('TEXT')],
  tolerantTexts=[one.dxf.text for one in tolerant.modelspace().query('TEXT')],
  layers=layers)))
`;

/** A DXF file as an independent program reads it. */
export async function readDxf(dxf: string): Promise<ReadDxf> {
  const folder = await mkdtemp(join(tmpdir(), 'dxf-'));
  try {
    const path = join(folder, 'sheet.dxf');
    await writeFile(path, dxf);
    const { stdout } = await promisify(execFile)(PYTHON, ['-c', READ, path]);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  } finally {
    await rm(folder, { recursive: true });
  }
}
