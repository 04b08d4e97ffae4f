import { releaseReport } from '#engine/compiler.ts';
import { type Engine, open } from '#engine/runtime.ts';
import { explainerOf, openModel } from '#engine/solver.ts';
import type { LineCatalogue, OfferedRows } from '#product/line-catalogue.ts';
import type { ProductRelease } from '#product/release.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { checkStructure } from './check-structure.ts';
import { checkTexts } from './check-texts.ts';
import { compileRelease } from './compile-release.ts';
import { countProducts } from './count-products.ts';
import type { ReleaseFinding } from './release-finding.ts';
import { releaseSizes } from './release-sizes.ts';
import type { CompiledSize, ReleaseSummary } from './release-summary.ts';
import { reportFindings } from './report-findings.ts';

/** A release, what the catalogue it is for offers, and by which variable its products are told apart. */
export interface Examination {
  readonly release: ProductRelease;
  readonly offered: OfferedRows;
  readonly kindVariable: string;
  /** The order of variables to compile in, where one is kept. */
  readonly compileOrder?: readonly string[];
}

/** A release of a line as it is examined. */
export function examinationOf(
  { kindVariable, compileOrder }: Pick<LineCatalogue, 'kindVariable' | 'compileOrder'>,
  release: ProductRelease,
  offered: OfferedRows,
): Examination {
  return { release, offered, kindVariable, ...(compileOrder && { compileOrder }) };
}

/** A release examined: what is known of it, and its compiled engine if it is sound and compiles. */
export interface ExaminedRelease {
  readonly summary: ReleaseSummary;
  readonly artifact: Uint8Array | null;
  /** The order of variables it was compiled in. */
  readonly order: readonly string[];
}

/** How long proofs may take; which rules are redundant is said as far as they got. */
const PROOFS_MS = 5_000;

/** Checks a release for a catalogue, compiles it and says what it holds. What is not sound in itself is not opened. */
export function examineRelease(
  { release, offered, kindVariable, compileOrder }: Examination,
  clock: () => number,
): ExaminedRelease {
  const before = [...checkTexts(release), ...checkStructure(release)];
  if (before.some(({ code }) => code !== 'text.missing')) return unopened(release, before);
  const { engine, compiled, artifact, order } = opened(release, clock, compileOrder);
  const report = releaseReport(release.model, engine, { budgetMs: PROOFS_MS, clock });
  const inRules = reportFindings(report);
  // Rows are excluded wherever a value is: what is impossible is said first, and once.
  const inCatalogue = inRules.length > 0 ? [] : checkCatalogue(engine, offered);
  const findings = [...before, ...inRules, ...inCatalogue];
  const { forced, redundantRules, uncheckedRules } = report;
  const summary: ReleaseSummary = {
    sizes: releaseSizes(release),
    compiled,
    products: report.contradictions.length > 0 ? null : countProducts(engine, kindVariable),
    forced,
    redundantRules,
    uncheckedRules,
    findings,
  };
  return { summary, artifact: findings.length > 0 ? null : artifact, order };
}

interface Opened {
  readonly engine: Engine;
  readonly compiled: CompiledSize | null;
  readonly artifact: Uint8Array | null;
  readonly order: readonly string[];
}

/** The compiled engine with its rules by name, else the one that searches. */
function opened({ model }: ProductRelease, clock: () => number, kept?: readonly string[]): Opened {
  const result = compileRelease(model, clock, kept);
  if (!result.ok) return { engine: openModel(model), compiled: null, artifact: null, order: [] };
  const { artifact, stats } = result;
  const { nodes, arcs, bytes, order } = stats;
  const engine = open(artifact, { explainWith: () => explainerOf(model) });
  return { engine, compiled: { nodes, arcs, bytes }, artifact, order };
}

function unopened(release: ProductRelease, findings: readonly ReleaseFinding[]): ExaminedRelease {
  const nothing = { compiled: null, products: null, forced: [], redundantRules: [], uncheckedRules: [] };
  return { summary: { sizes: releaseSizes(release), ...nothing, findings }, artifact: null, order: [] };
}
