/** The configuration engine's public surface: data in, exact answers out. See `README.md`. */
export { checkModel, type ModelProblem } from './check-model.ts';
export type { Choice, CitedRule, Conflict, Engine, Outcome, Repair, Session, Val, VarId, Weight } from './engine.ts';
export type { Expr, Model, Reason, RuleDef, TableDef, VariableDef } from './model.ts';
export {
  completeNamed,
  conflictNamed,
  domainsOf,
  isConsistent,
  type NamedAssignment,
  type NamedChoices,
  type NamedConflict,
  type NamedDomain,
  type NamedDomains,
  type NamedRepair,
  type RepairOptions,
  repairsNamed,
  whyNotNamed,
} from './named.ts';
export { openModel } from './open-model.ts';
