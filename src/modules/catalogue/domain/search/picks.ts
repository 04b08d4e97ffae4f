import { isByEnquiry } from '#product/judgement/reserve.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { RowPlan, SeenRow } from '#product/row-index.ts';
import { PageSelector } from './page-selector.ts';
import type { Ranking } from './ranking.ts';

/** The rows a search points out, and why. */
export const PICKS = ['recommended', 'four-poles', 'lightest', 'most-efficient'] as const;
export type PickName = (typeof PICKS)[number];
export const PICK_REASONS = [
  'meets-demand',
  'only-oversized',
  'recommended-too',
  'four-poles',
  'lightest',
  'most-efficient',
] as const;
export type PickReason = (typeof PICK_REASONS)[number];

/** A row a search points out. */
export interface PickedRow<Row extends CatalogueRow = CatalogueRow> {
  readonly pick: PickName;
  readonly row: Row;
  readonly reasons: readonly PickReason[];
}

/** Beyond every mass and efficiency: what is oversized is picked only where nothing else is found. */
const BEHIND_ALL = 1e9;

/** Takes of the rows a search finds those it points out. */
export class Picker {
  readonly #ranking: Ranking;
  readonly #first = {
    recommended: new PageSelector(1),
    'four-poles': new PageSelector(1),
    lightest: new PageSelector(1),
    'most-efficient': new PageSelector(1),
  };
  #oversized = 0;
  #frameTooSmall = 0;
  #fitting = 0;

  constructor(ranking: Ranking) {
    this.#ranking = ranking;
  }

  /** How many of the rows are oversized. */
  get oversized(): number {
    return this.#oversized;
  }

  /** How many of the others have an adapter whose frame's standard motors are too weak. */
  get frameTooSmall(): number {
    return this.#frameTooSmall;
  }

  /** Whether drives with motors of ours are found and none of them has the usual poles and just the size needed. */
  get lacksFourPoles(): boolean {
    return this.#ranking.hasFourPoles !== undefined && this.#first['four-poles'].rows.length === 0;
  }

  /** Looks at one row; what is supplied by enquiry only is never pointed out, however little was asked for, nor is an adapter too small for its motor. */
  offer(seen: SeenRow): void {
    if (isByEnquiry(seen.reserve)) return;
    const { rankOf, isOversized, isFrameTooSmall, massOf, efficiencyOf, hasFourPoles } = this.#ranking;
    const rank = rankOf(seen);
    const isLarge = isOversized(seen);
    if (isLarge) this.#oversized++;
    if (isFrameTooSmall(seen)) {
      if (!isLarge) this.#frameTooSmall++;
      return;
    }
    const behind = isLarge ? BEHIND_ALL : 0;
    if (!isLarge) this.#fitting++;
    this.#first.recommended.offer(seen.row, rank, 0);
    if (!isLarge && hasFourPoles?.(seen)) this.#first['four-poles'].offer(seen.row, rank, 0);
    if (massOf) this.#first.lightest.offer(seen.row, behind + massOf(seen), rank);
    if (efficiencyOf) this.#first['most-efficient'].offer(seen.row, behind - efficiencyOf(seen), rank);
  }

  /** The rows pointed out, the recommended one first; none where none was found. */
  picks<Row extends CatalogueRow>(plan: RowPlan<Row>): readonly PickedRow<Row>[] {
    const [recommended] = this.#first.recommended.rows;
    return PICKS.flatMap((pick) => {
      const [row] = this.#first[pick].rows;
      // The usual motor is pointed out where another one stands first.
      if (row === undefined || (pick === 'four-poles' && row === recommended)) return [];
      return [{ pick, row: plan.rowOf(row), reasons: this.#reasons(pick, row === recommended) }];
    });
  }

  #reasons(pick: PickName, isRecommended: boolean): readonly PickReason[] {
    const onlyOversized = this.#fitting === 0 ? (['only-oversized'] as const) : [];
    if (pick === 'recommended') return ['meets-demand', ...onlyOversized];
    return [pick, ...(isRecommended ? (['recommended-too'] as const) : []), ...onlyOversized];
  }
}
