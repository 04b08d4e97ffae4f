import type { NamedConflict } from '#engine/public.ts';
import type { Configuration, FieldId } from '#product/configuration.ts';

/** A field that lost what it held through a change elsewhere; `to` is what stands there now. */
export interface Cleared {
  readonly field: FieldId;
  readonly from: string;
  readonly to: string | null;
  /** A field-change rule, or a constraint of the release. */
  readonly because: 'rule' | 'constraint';
  /** The field-change rule, or the constraint that names the loss best; null if the release no longer knows the value. */
  readonly ruleId: string | null;
  /** What became of the field; unsaid where the configuration came from outside. */
  readonly becomes?: Becomes;
}

/**
 * `standard`: the standard stands again; `set`: a rule or the other choices say what stands; `open`: to be chosen again;
 * `gone`: the field no longer applies; `cleared`: a tick or a figure that is no longer there.
 */
export type Becomes = 'standard' | 'set' | 'open' | 'gone' | 'cleared';

/** Why a change can never be had: the rules that forbid it, or null if the release does not know the value. */
export interface Refusal {
  readonly conflict: NamedConflict | null;
}

/** What a change did, or would do. */
export interface Outcome {
  readonly config: Configuration;
  /** The field-change rules that altered something, in order. */
  readonly fired: readonly string[];
  readonly cleared: readonly Cleared[];
  /** Figures that were asked for and are asked for again, although a rule clears their fields; left out where there are none. */
  readonly carried?: readonly FieldId[];
  /** Set if the change can never be had: the configuration is then the one before. */
  readonly refused?: Refusal;
}
