import { granted, type Result, refused } from '#kernel/result.ts';
import { checkMotors } from '#lines/shared/motor/source/check-motors.ts';
import { type Note, noteDuplicates } from '#lines/shared/source-note.ts';
import type { CatalogueSource, SourceProblem, SourceProblemCode } from './catalogue-source.ts';
import { checkGears } from './check-gears.ts';
import { checkModules } from './check-modules.ts';
import { type CatalogueParts, unitKey } from './parts.ts';
import { readParts } from './read-parts.ts';

/**
 * The check of the import (product §2): the parts if the files hold together, else every problem with file and line.
 * Refused are unreadable cells and what breaks physics: torque above what the unit carries, a printed speed that is not
 * n1 / i, a frame outside the ratio's range, limits above Ma, ratios out of order or out of the unit's range.
 */
export function checkSource(source: CatalogueSource): Result<CatalogueParts, readonly SourceProblem[]> {
  const { parts, problems } = readParts(source);
  const note: Note<SourceProblemCode> = (place, code, column, ...figures) => {
    if (figures.some((figure) => Number.isNaN(figure))) return;
    problems.push({ file: place.file, line: place.line, code, column, figures });
  };
  const units = new Map(parts.units.map((unit) => [unitKey(unit), unit]));
  noteDuplicates(parts.units, unitKey, 'unit.duplicate', 'size', note);
  checkGears(parts.gears, units, note);
  checkMotors(parts.motors, note);
  checkModules(parts.modules, parts.gears, units, note);
  noteDuplicates(parts.dutyTypes, (duty) => duty.code, 'duty.duplicate', 'duty_type', note);
  return problems.length === 0 ? granted(parts) : refused(problems.sort(byPlace));
}

function byPlace(one: SourceProblem, other: SourceProblem): number {
  return one.file.localeCompare(other.file) || one.line - other.line;
}
