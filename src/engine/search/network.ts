import type { CitedRule } from '#engine/engine.ts';
import type { Layout } from '#engine/layout.ts';

/** A clause in words: literal i says that variable `variables[i]` lies in the set starting at `sets[starts[i]]`. */
export interface ClauseConstraint {
  readonly kind: 'clause';
  /** Which rule or table of the model it stems from: index into `Network.origins`. */
  readonly origin: number;
  readonly variables: Int32Array;
  readonly starts: Int32Array;
  readonly sets: Int32Array;
}

/** A column of which every row has one value. */
export interface ValueColumn {
  readonly kind: 'value';
  readonly variable: number;
  /** The rows of each value, `rowWords` words per value. */
  readonly supports: Int32Array;
}

/** A column of which a row may allow several values. Values that occur in exactly the same rows form a class. */
export interface ClassColumn {
  readonly kind: 'class';
  readonly variable: number;
  readonly classes: number;
  /** The values of each class, as many words per class as the variable has. */
  readonly sets: Int32Array;
  /** The rows of each class, `rowWords` words per class. */
  readonly supports: Int32Array;
}

export type Column = ValueColumn | ClassColumn;

/** A table in bitsets over rows: one of the model, or one made from a rule. */
export interface TableConstraint {
  readonly kind: 'table';
  readonly origin: number;
  readonly rows: number;
  readonly rowWords: number;
  readonly variables: Int32Array;
  readonly columns: readonly Column[];
}

export type Constraint = ClauseConstraint | TableConstraint;

/** A model made ready for propagation. Fresh variables of the normaliser follow those of the model. */
export interface Network {
  readonly layout: Layout;
  readonly constraints: readonly Constraint[];
  readonly origins: readonly CitedRule[];
}
