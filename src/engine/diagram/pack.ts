import { countBits, lowestBit } from '#engine/bits.ts';
import { type ArtefactHead, FORMAT, MAGIC } from './artefact.ts';
import { ByteWriter, checksum } from './bytes.ts';
import type { Diagram } from './diagram.ts';
import { link } from './link.ts';
import type { LinkedDiagram } from './linked.ts';

/**
 * A diagram with its names as one self-contained file, read by `unpack`. Numbers are written by kind, and small where
 * neighbours resemble each other, so that common compression does the rest; best of an arranged diagram.
 */
export function pack(diagram: Diagram, head: ArtefactHead): Uint8Array {
  const writer = new ByteWriter();
  writeHead(writer, head);
  const linked = link(diagram);
  writeSets(writer, linked);
  writeRuns(writer, linked);
  const body = writer.done();
  const start = new ByteWriter();
  for (const number of [MAGIC, FORMAT, body.length, checksum(body)]) start.number(number);
  const prefix = start.done();
  const file = new Uint8Array(prefix.length + body.length);
  file.set(prefix);
  file.set(body, prefix.length);
  return file;
}

function writeHead(writer: ByteWriter, { hash, version, variables }: ArtefactHead): void {
  writer.text(hash);
  writer.text(version);
  writer.number(variables.length);
  for (const { id, values } of variables) {
    writer.text(id);
    writer.number(values.length);
    for (const code of values) writer.text(code);
  }
}

/** Per variable its sets: one value as its number plus 1, or 0 and the words. */
function writeSets(writer: ByteWriter, { layout, sets }: LinkedDiagram): void {
  const { firstOf, firstWord, words } = sets;
  for (let variable = 0; variable < layout.variables; variable++) {
    const end = firstOf[variable + 1] ?? 0;
    writer.number(end - (firstOf[variable] ?? 0));
    for (let set = firstOf[variable] ?? 0; set < end; set++) {
      const packed = words.subarray(firstWord[set] ?? 0, firstWord[set + 1] ?? 0);
      const isSingle = countBits(packed, 0, packed.length) === 1;
      writer.number(isSingle ? lowestBit(packed, 0, packed.length) + 1 : 0);
      if (!isSingle) for (const word of packed) writer.number(word);
    }
  }
}

/** Shape first, so that a reader knows where everything goes; then each column for itself, run by run. */
function writeRuns(writer: ByteWriter, diagram: LinkedDiagram): void {
  const { runs, variableOf, firstOf, nodesOf, one, other, setOf, needOf, sets, root } = diagram;
  const at = (starts: Int32Array, run: number) => starts[run] ?? 0;
  writer.number(runs);
  for (let run = 0; run < runs; run++) {
    writer.number(at(variableOf, run));
    writer.number(at(nodesOf, run) - at(firstOf, run));
    writer.number(at(firstOf, run + 1) - at(nodesOf, run));
  }
  const forPairs = (visit: (pair: number, end: number) => void) => {
    for (let run = 0; run < runs; run++) {
      for (let pair = at(firstOf, run); pair < at(nodesOf, run); pair++) visit(pair, at(nodesOf, run));
    }
  };
  const forArcs = (visit: (arc: number, run: number) => void) => {
    for (let run = 0; run < runs; run++) {
      for (let node = at(nodesOf, run); node < at(firstOf, run + 1); node++) {
        for (let arc = at(one, node); arc < at(other, node); arc++) visit(arc, run);
      }
    }
  };
  forPairs((pair, end) => writer.number(end - at(one, pair)));
  forPairs((pair, end) => writer.number(end - at(other, pair)));
  for (let run = 0; run < runs; run++) {
    for (let node = at(nodesOf, run); node < at(firstOf, run + 1); node++)
      writer.number(at(other, node) - at(one, node));
  }
  forArcs((arc, run) => writer.number(at(setOf, arc) - at(sets.firstOf, at(variableOf, run))));
  const fresh = firstOf.slice();
  forArcs((arc, run) => {
    const need = at(needOf, arc);
    const isFresh = need >= at(fresh, run);
    writer.number(isFresh ? 0 : at(nodesOf, run) - need);
    if (!isFresh) return;
    writer.number(need - at(fresh, run));
    fresh[run] = need + 1;
  });
  writer.number(root + 1);
}
