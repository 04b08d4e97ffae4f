import type { ReleaseFinding } from './release-finding.ts';

/** What is known of a release once it was checked; plain data, kept with it. Numbers of products are exact, as digits. */
export interface ReleaseSummary {
  readonly sizes: ReleaseSizes;
  /** How large the compiled engine is; null where it would not compile within its budget. */
  readonly compiled: CompiledSize | null;
  /** How many products the rules allow; null where they could not be counted. */
  readonly products: ProductCounts | null;
  /** Variables that can take one value only. */
  readonly forced: readonly { readonly variable: string; readonly value: string }[];
  /** Rules the others imply: they may go or stay. */
  readonly redundantRules: readonly string[];
  /** Rules that time did not suffice for, so that they may be redundant too. */
  readonly uncheckedRules: readonly string[];
  /** For what the release is refused; empty if it is sound. */
  readonly findings: readonly ReleaseFinding[];
}

export interface ReleaseSizes {
  readonly fields: number;
  readonly variables: number;
  readonly values: number;
  readonly tables: number;
  readonly rows: number;
  readonly rules: number;
  readonly warnings: number;
}

export interface CompiledSize {
  readonly nodes: number;
  readonly arcs: number;
  readonly bytes: number;
}

export interface ProductCounts {
  readonly all: string;
  /** By gear type, in the order of the field. */
  readonly perGearboxModel: readonly { readonly code: string; readonly count: string }[];
}
