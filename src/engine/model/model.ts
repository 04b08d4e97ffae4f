/**
 * The model of a configurable product as data: variables with named values, extensional tables and Boolean rules.
 * Nothing here knows what the product is. See `../../docs/architecture.md` and `README.md`.
 */

/** A text in the two languages a reason is written in. */
export interface Reason {
  readonly zh: string;
  readonly en: string;
}

export interface VariableDef {
  /** Unique name, the specification's field name for drive models. */
  readonly id: string;
  /** Value codes in display order, at least one; "none" and "not applicable" are values too. */
  readonly values: readonly string[];
}

/** Which combinations of values exist: one row per allowed combination, entries index into the variables' `values`. */
export interface TableDef {
  readonly id: string;
  readonly variables: readonly string[];
  readonly rows: readonly (readonly number[])[];
  readonly reason: Reason;
  readonly source?: string;
}

/** A Boolean expression over "variable has one of these values". */
export type Expr =
  | { readonly in: readonly [variable: string, values: readonly string[]] }
  | { readonly not: Expr }
  | { readonly all: readonly Expr[] }
  | { readonly any: readonly Expr[] }
  | { readonly if: Expr; readonly then: Expr };

export interface RuleDef {
  readonly id: string;
  readonly expr: Expr;
  readonly reason: Reason;
  readonly source?: string;
}

export interface Model {
  readonly version: string;
  readonly variables: readonly VariableDef[];
  readonly tables: readonly TableDef[];
  readonly rules: readonly RuleDef[];
}
