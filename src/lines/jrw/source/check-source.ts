import { granted, type Result, refused } from '#kernel/result.ts';
import { type Note as NoteOf, noteDuplicates } from '#lines/shared/source-note.ts';
import type { Place } from '#product/source.ts';
import { checkDoubles } from './check-doubles.ts';
import { checkInputs } from './check-inputs.ts';
import { checkWorms } from './check-worms.ts';
import type { WormParts } from './parts.ts';
import { type PrintedParts, readParts } from './read-parts.ts';
import type { WormProblem, WormProblemCode, WormSource } from './worm-source.ts';

type Note = NoteOf<WormProblemCode>;

/**
 * The check of the import (product §2): the parts if the files hold together, else every problem with file and line. What is
 * offered of them comes out: flanges nobody has selected from are left behind.
 */
export function checkSource(source: WormSource): Result<WormParts, readonly WormProblem[]> {
  const { parts, problems } = readParts(source);
  const note: Note = (place, code, column, ...figures) => {
    if (figures.some((figure) => Number.isNaN(figure))) return;
    problems.push({ file: place.file, line: place.line, code, column, figures });
  };
  checkWorms(parts, note);
  checkDoubles(parts, note);
  checkInputs(parts, note);
  checkAccessories(parts, note);
  if (problems.length > 0) return refused(problems.sort(byPlace));
  return granted({ ...parts, inputFlanges: parts.inputFlanges.filter(({ isOffered }) => isOffered) });
}

type Sized = { readonly place: Place; readonly size: string };

/** Every accessory is one of a known unit, and listed once. */
function checkAccessories(parts: PrintedParts, note: Note): void {
  const sizes = new Set(parts.ratios.map(({ size }) => size));
  const check = <Part extends Sized>(listed: readonly Part[], keyOf: (part: Part) => string) => {
    for (const { place, size } of listed) if (!sizes.has(size)) note(place, 'part.unit-missing', 'size', size);
    noteDuplicates(listed, keyOf, 'part.duplicate', 'size', note);
  };
  check(parts.loads, ({ size }) => size);
  check(parts.solidShafts, ({ size }) => size);
  check(parts.housings, ({ size }) => size);
  check(parts.clearances, ({ size }) => size);
  check(parts.bores, ({ size, diameter }) => `${size} ${diameter}`);
  check(parts.shafts, ({ size, code }) => `${size} ${code}`);
  check(parts.flanges, ({ size, code }) => `${size} ${code}`);
  check(parts.arms, ({ size }) => size);
  check(parts.oils, ({ size, position }) => `${size} ${position}`);
}

function byPlace(one: WormProblem, other: WormProblem): number {
  return one.file.localeCompare(other.file) || one.line - other.line;
}
