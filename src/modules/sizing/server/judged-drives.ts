import { type Locale, textIn } from '#kernel/locale.ts';
import { SIZED_LINES } from '#lines/sized.ts';
import { type Releases, searchedRows } from '#modules/catalogue/server/public.ts';
import type { JudgedDriveDto } from '#modules/sizing/contract.ts';
import type { Candidate, Need } from '#modules/sizing/domain/select/candidate.ts';
import { derivedChoices } from '#modules/sizing/domain/select/derived-choices.ts';
import { type JudgedCandidate, judgeCandidates, type Reason } from '#modules/sizing/domain/select/judge-candidates.ts';
import { demandOf, handedTorque, needOf } from '#modules/sizing/domain/select/need-of.ts';
import type { DriveDemand, DriveFilters, SizedLine } from '#modules/sizing/domain/select/sized-line.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { Sized } from './sized.ts';

type Machine = Pick<Sized, 'sizing' | 'worst'>;

/** As many drives are judged for a machine, and so many more of each series where larger motors are looked at. */
const DRIVES_MAX = 200;
const LARGER_MAX = 12;
/** How far the speed of a drive may lie from the one asked for. */
const TOLERANCE = 0.1;
/** A search takes drives whose motors give up to so many times the torque that is asked for. */
const SPAN = 1.5;
/** So often larger motors are looked at where no drive of a series does: inertia, starts or a peak may ask for one. */
const STEPS_UP = 3;

export interface JudgedBy {
  readonly releases: Pick<Releases, 'current'>;
  readonly locale: Locale;
  readonly giveWay: () => Promise<void>;
}

interface Found {
  readonly line: SizedLine;
  readonly row: CatalogueRow;
  readonly candidate: Candidate;
  /** Which search found it. */
  readonly search: number;
}

/** A drive of the catalogue as it stands at a machine. */
export interface FoundDrive {
  readonly judged: JudgedCandidate;
  readonly line: string;
  /** What the quick search of its line begins with it by. */
  readonly quickText: string;
  /** The same with the torque that is asked of its motor at the site. */
  readonly wizardText: string;
}

/** The drives of the releases in force for a machine, best first in the order of every search; none until torque and speed are known. */
export async function foundDrives(
  { sizing, worst }: Machine,
  { releases, locale, giveWay }: JudgedBy,
): Promise<readonly FoundDrive[]> {
  const demand = demandOf(sizing, worst);
  if (demand === undefined) return [];
  const told = { sizing, torque: handedTorque(sizing, worst) };
  const need = needOf(sizing, worst);
  const found: Found[] = [];
  let drives: readonly FoundDrive[] = [];
  for (let stepsUp = 0; stepsUp <= STEPS_UP; stepsUp += 1) {
    const [searches, served] = [searchesFor({ ...demand, stepsUp }), servedBy(drives, found)];
    for (const [search, { line, filters }] of searches.entries()) {
      if (served.has(search)) continue;
      const most = stepsUp === 0 ? DRIVES_MAX / searches.length : LARGER_MAX;
      found.push(...foundBy(filters, line, { releases, locale, most }).map((one) => ({ ...one, search })));
      await giveWay();
    }
    drives = judgedOf(found, need, told);
    if (servedBy(drives, found).size === searches.length) break;
  }
  return drives;
}

/** The searches, by their place, of which a drive of usual poles is one of the best. */
function servedBy(drives: readonly FoundDrive[], found: readonly Found[]): ReadonlySet<number> {
  const isBest = ({ verdict, warnings }: JudgedCandidate) =>
    verdict === 'best' && warnings.every(({ code }) => code !== 'poles');
  const best = new Set(drives.flatMap(({ judged }) => (isBest(judged) ? [judged.candidate.id] : [])));
  return new Set(found.flatMap(({ candidate, search }) => (best.has(candidate.id) ? [search] : [])));
}

function judgedOf(found: readonly Found[], need: Need, told: Parameters<typeof foundDrive>[2]): readonly FoundDrive[] {
  const known = new Map(withoutAlike(found).map((one) => [one.candidate.id, one]));
  const candidates = [...known.values()].map(({ candidate }) => candidate);
  return judgeCandidates(candidates, need).flatMap((judged) => {
    const of = known.get(judged.candidate.id);
    return of === undefined ? [] : [foundDrive(judged, of, told)];
  });
}

/** The same as other systems and the page are told of them. */
export async function judgedDrives(machine: Machine, by: JudgedBy): Promise<JudgedDriveDto[]> {
  return (await foundDrives(machine, by)).map((drive) => driveOf(drive, by.locale));
}

function foundDrive(
  judged: JudgedCandidate,
  { line, row }: Found,
  { sizing, torque }: { readonly sizing: Machine['sizing']; readonly torque: number | undefined },
): FoundDrive {
  const quickText = line.quickTextOf(row, derivedChoices(judged, sizing));
  const { M_a = 0 } = judged.figures;
  // A motor that is larger than the torque asks for is not found by it.
  const asked = torque === undefined || M_a > torque * SPAN ? [] : [`${torque} Nm`];
  return { judged, line: line.line, quickText, wizardText: [quickText, ...asked].join(' ') };
}

/** Of rows that nothing tells apart here, such as two flanges of one motor, the first the search found. */
function withoutAlike(found: readonly Found[]): readonly Found[] {
  const first = new Map(found.toReversed().map((one) => [one.line.quickTextOf(one.row, {}), one]));
  return found.filter((one) => first.get(one.line.quickTextOf(one.row, {})) === one);
}

function searchesFor(demand: DriveDemand) {
  return SIZED_LINES.flatMap((line) => line.searches(demand).map((filters) => ({ line, filters })));
}

interface Asked extends Omit<JudgedBy, 'giveWay'> {
  readonly most: number;
}

/** What the search of the line finds, in its order, and what comes near. */
function foundBy(filters: DriveFilters, line: SizedLine, { releases, locale, most }: Asked): Omit<Found, 'search'>[] {
  const release = releases.current(line.line);
  const { rows, nearMisses } = searchedRows({ ...filters, delta: TOLERANCE, pageSize: most }, { release, locale });
  const partsOf = (row: CatalogueRow) => release.catalogue.partFigures?.(row) ?? {};
  return [...rows, ...nearMisses.map(({ row }) => row)]
    .slice(0, most)
    .map((row) => ({ line, row, candidate: line.candidateOf(row, partsOf(row)) }));
}

/** A drive as it travels, its texts in one language. */
export function driveOf({ judged, line, quickText, wizardText }: FoundDrive, locale: Locale): JudgedDriveDto {
  const { candidate, verdict, reasons, warnings } = judged;
  return {
    ...{ line, quickText, wizardText, verdict },
    series: candidate.series,
    id: candidate.id,
    figures: figuresOf(judged),
    reasons: reasons.map((reason) => told(reason, locale)),
    warnings: warnings.map((reason) => told(reason, locale)),
  };
}

const SHOWN = ['i', 'P_N', 'n_2', 'dev_pct', 'f_B', 'f_B_req', 'motor_use', 'eta_M', 'E_year', 'CO2_year'];

function figuresOf({ figures, candidate }: JudgedCandidate): Record<string, number> {
  const shown = SHOWN.flatMap((id) => (figures[id] === undefined ? [] : [[id, figures[id]] as const]));
  return { ...Object.fromEntries(shown), mass: candidate.mass };
}

function told({ text, ...reason }: Reason, locale: Locale): JudgedDriveDto['reasons'][number] {
  return { ...reason, text: textIn(text, locale) };
}
