/** The configuration engine's public surface: data in, exact answers out. See `README.md`. */

export type { Expr, Model, Reason, RuleDef, TableDef, VariableDef } from './model/model.ts';
export * from './runtime.ts';
export * from './solver.ts';
