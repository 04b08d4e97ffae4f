import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { type CompileResult, compile } from '#engine/compiler.ts';
import type { Model } from '#engine/public.ts';
import { redundantRules } from '#engine/report/redundant-rules.ts';
import { syntheticModel } from '#engine/testing/synthetic-model.ts';
import { processorClock } from './measure.ts';

const LIMITS = { budgetMs: 60_000, maxArcs: 1_000_000, tries: 12, seed: 1, clock: processorClock };

export type Compiled = Extract<CompileResult, { ok: true }>;

/** A model compiled in the best of some orders, and again in that order alone. */
export interface Release {
  readonly portfolioMs: number;
  readonly chosen: Compiled;
}

/** Compiles as a release does: the portfolio when rules change, the order that won at every start; the better of two. */
export function releaseOf(model: Model): Release {
  const portfolio = compiled(model, {});
  const { order } = portfolio.stats;
  const [one, other] = [compiled(model, { order, tries: 1 }), compiled(model, { order, tries: 1 })];
  return {
    portfolioMs: portfolio.stats.compileMs,
    chosen: one.stats.compileMs < other.stats.compileMs ? one : other,
  };
}

function compiled(model: Model, options: { readonly order?: readonly string[]; readonly tries?: number }): Compiled {
  const result = compile(model, { ...LIMITS, ...options });
  if (!result.ok) throw new Error(`A model of the bench does not compile: ${result.cause}.`);
  return result;
}

/** As HTTP sends it. */
export function brotliBytes(bytes: Uint8Array): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
}

const RULES = 1000;

/** The proof of each of a thousand rules that it is needed, or is not, beside a table of 50,000 rows. */
export function proofMs(): number {
  const model = syntheticModel({ variables: 64, rows: 50_000, rules: RULES }, 7);
  const began = processorClock();
  const { redundant, unchecked } = redundantRules(model);
  const ms = processorClock() - began;
  if (unchecked.length > 0 || redundant.length === RULES) throw new Error('The proofs did not come to an end.');
  return ms;
}

/** Minified and compressed, what a page loads to read compiled models; with all there is besides. */
export async function bundleBytes(entries: readonly string[]): Promise<number> {
  const contents = entries.map((entry) => `export * from '#engine/${entry}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length;
}
