/** Something for which a release is refused: what is wrong, with what, and the rules and tables it rests on. */
export interface ReleaseFinding {
  readonly code: ReleaseFindingCode;
  /** Id of the field, rule, table, warning or step; `field value` where it is about one value. */
  readonly subject: string;
  /** What is wrong with it: a language, a name nobody knows, a kind of fault. */
  readonly detail: string;
  /** Ids of the rules and tables to blame. */
  readonly rules: readonly string[];
}

export type ReleaseFindingCode =
  | 'text.missing'
  | 'model.unsound'
  | 'field.duplicate'
  | 'field.without-variable'
  | 'field.unknown-value'
  | 'field.unknown-reference'
  | 'field.on-no-step'
  | 'step.unknown-field'
  | 'variable.without-field'
  | 'warning.duplicate'
  | 'warning.unknown-reference'
  | 'model.contradiction'
  | 'value.impossible'
  | 'catalogue.row-excluded';

/** A finding; most rest on no other rule than what they are about. */
export function finding(
  code: ReleaseFindingCode,
  subject: string,
  detail: string,
  rules: readonly string[] = [],
): ReleaseFinding {
  return { code, subject, detail, rules };
}
