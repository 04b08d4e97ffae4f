import { setBit } from '#engine/bits.ts';
import { type Layout, layoutOf } from '#engine/layout.ts';
import type { VariableDef } from '#engine/model/model.ts';
import { type ArtefactHead, FORMAT, MAGIC } from './artefact.ts';
import { type ByteReader, byteReader, checksum, DAMAGED } from './bytes.ts';
import type { ValueSets } from './diagram.ts';
import { arcsOf, type LinkedDiagram } from './linked.ts';

/**
 * Reads what `pack` wrote.
 * @throws if it is not an artefact of this format, or damaged
 */
export function unpack(file: Uint8Array): { readonly head: ArtefactHead; readonly diagram: LinkedDiagram } {
  const reader = byteReader(file);
  checkWhole(reader);
  const head = readHead(reader);
  return { head, diagram: readDiagram(reader, head.variables) };
}

/** Whether `pack` of this format wrote it, and it is whole. */
export function isPacked(file: Uint8Array): boolean {
  try {
    checkWhole(byteReader(file));
    return true;
  } catch {
    return false;
  }
}

function checkWhole(reader: ByteReader): void {
  if (reader.number() !== MAGIC || reader.number() !== FORMAT)
    throw new Error('This is no compiled model of this format.');
  const length = reader.number();
  const sum = reader.number();
  const body = reader.rest();
  if (body.length !== length || checksum(body) !== sum) throw new Error(DAMAGED);
}

function readHead(reader: ByteReader): ArtefactHead {
  const hash = reader.text();
  const version = reader.text();
  const variables = reader.list(() => ({ id: reader.text(), values: reader.list(() => reader.text()) }));
  return { hash, version, variables };
}

function readDiagram(reader: ByteReader, variables: readonly VariableDef[]): LinkedDiagram {
  const layout = layoutOf(variables.map(({ values }) => values.length));
  return readRuns(reader, layout, readSets(reader, layout));
}

function readSets(reader: ByteReader, layout: Layout): ValueSets {
  const firstOf = new Int32Array(layout.variables + 1);
  const firstWord = [0];
  const words: number[] = [];
  for (let variable = 0; variable < layout.variables; variable++) {
    const size = (layout.first[variable + 1] ?? 0) - (layout.first[variable] ?? 0);
    for (let left = reader.count(); left > 0; left--) {
      const single = reader.number((layout.sizes[variable] ?? 0) + 1);
      const packed = new Int32Array(size);
      if (single > 0) setBit(packed, 0, single - 1);
      else for (let word = 0; word < size; word++) packed[word] = reader.number();
      firstWord.push(words.push(...packed));
    }
    firstOf[variable + 1] = firstWord.length - 1;
  }
  return { count: firstWord.length - 1, firstOf, firstWord: Int32Array.from(firstWord), words: Int32Array.from(words) };
}

function readRuns(reader: ByteReader, layout: Layout, sets: ValueSets): LinkedDiagram {
  const shape = readShape(reader, layout);
  const { runs, firstOf, nodesOf } = shape;
  const entries = reader.checked(firstOf[runs] ?? 0);
  const one = new Int32Array(entries);
  const other = new Int32Array(entries);
  for (const column of [one, other]) {
    for (let run = 0; run < runs; run++) readPairs(reader, column, firstOf[run] ?? 0, nodesOf[run] ?? 0);
  }
  let arcs = 0;
  for (let run = 0; run < runs; run++) {
    for (let node = nodesOf[run] ?? 0; node < (firstOf[run + 1] ?? 0); node++) {
      one[node] = arcs;
      arcs += reader.count();
      other[node] = arcs;
    }
  }
  const setOf = new Int32Array(reader.checked(arcs));
  const needOf = new Int32Array(arcs);
  const diagram = { layout, sets, ...shape, one, other, setOf, needOf };
  for (let run = 0; run < runs - 1; run++) readSetsOfArcs(reader, diagram, run);
  for (let run = 0; run < runs - 1; run++) readNeeds(reader, diagram, run);
  return { ...diagram, root: reader.number(entries + 1) - 1 };
}

/** How many runs there are, of which variables, and where the pairs and nodes of each begin. */
function readShape(reader: ByteReader, layout: Layout) {
  const shapes = reader.list(() => ({
    variable: reader.number(layout.variables + 1),
    pairs: reader.count(),
    nodes: reader.count(),
  }));
  const runs = shapes.length;
  const firstOf = new Int32Array(runs + 1).fill(1);
  const nodesOf = new Int32Array(runs);
  shapes.forEach(({ pairs, nodes }, run) => {
    nodesOf[run] = (firstOf[run] ?? 0) + pairs;
    firstOf[run + 1] = (nodesOf[run] ?? 0) + nodes;
  });
  return { runs, variableOf: Int32Array.from(shapes, ({ variable }) => variable), firstOf, nodesOf };
}

function readPairs(reader: ByteReader, column: Int32Array, first: number, end: number): void {
  for (let pair = first; pair < end; pair++) column[pair] = below(pair, end - reader.number(end + 1));
}

type Arcs = Omit<LinkedDiagram, 'root'>;

function readSetsOfArcs(reader: ByteReader, diagram: Arcs, run: number): void {
  const { sets, variableOf, setOf } = diagram;
  const variable = variableOf[run] ?? 0;
  const first = sets.firstOf[variable] ?? 0;
  const count = (sets.firstOf[variable + 1] ?? 0) - first;
  const [start, end] = arcsOf(diagram, run);
  for (let arc = start; arc < end; arc++) setOf[arc] = first + reader.number(count);
}

function readNeeds(reader: ByteReader, diagram: Arcs, run: number): void {
  const { firstOf, nodesOf, needOf } = diagram;
  const nodes = nodesOf[run] ?? 0;
  let fresh = firstOf[run] ?? 0;
  const [start, end] = arcsOf(diagram, run);
  for (let arc = start; arc < end; arc++) {
    const back = reader.number(nodes + 1);
    const need = below(nodes, back === 0 ? fresh + reader.number() : nodes - back);
    needOf[arc] = need;
    if (back === 0) fresh = need + 1;
  }
}

/** An entry, if it comes before another. */
function below(limit: number, entry: number): number {
  if (entry >= limit) throw new Error(DAMAGED);
  return entry;
}
