import type { OpenOrderLineDto } from '#modules/orders/contract.ts';

/** The steps of an order that people take, as the server names them. */
export const STEPS = ['confirm', 'report-ready', 'change-dates', 'cancel-lines', 'correct', 'cancel'] as const;
export type Step = (typeof STEPS)[number];

/** A field of a step that is said once. */
export interface HeadField {
  readonly name: 'sapOrderNo' | 'shippingType' | 'reason';
  readonly most: number;
  /** Left out, it may be left empty; `later`: it must not be where a date becomes later. */
  readonly needed?: true | 'later';
  readonly isLong?: true;
}

type Line = OpenOrderLineDto;

/** A field of a step that is said of each line. */
export interface LineField {
  readonly name: string;
  readonly kind: 'count' | 'day' | 'text';
  /** What stands in it to begin with. */
  readonly begins: (line: Line) => string;
  /** Whether it has to be said of a line that is named. */
  readonly isNeeded?: true;
  /** The most pieces there can be. */
  readonly most?: (line: Line) => number;
}

/** What is asked for a step: once, and of each line that it can be about. */
export interface StepForm {
  readonly head: readonly HeadField[];
  readonly fields: readonly LineField[];
  /** Which lines it is asked of. */
  readonly isOf: (line: Line) => boolean;
  /** Whether every line has to be said something of; else those alone of which something is changed. */
  readonly isOfEach?: true;
  readonly isDangerous?: true;
}

const REASON: HeadField = { name: 'reason', most: 1000, needed: true, isLong: true };
const empty = () => '';
const shown = (count: number) => String(count);
const isDue = ({ quantity }: Line) => quantity > 0;
const pieces = (most: (line: Line) => number): LineField => ({ name: 'pieces', kind: 'count', begins: empty, most });

/** How each step is asked for. */
export const STEP_FORMS: Readonly<Record<Step, StepForm>> = {
  confirm: {
    head: [
      { name: 'sapOrderNo', most: 40, needed: true },
      { name: 'shippingType', most: 40 },
    ],
    fields: [
      {
        name: 'plannedDate',
        kind: 'day',
        isNeeded: true,
        begins: ({ estimatedFinishedDate, proposedDate }) => estimatedFinishedDate ?? proposedDate ?? '',
      },
      { name: 'materialCode', kind: 'text', begins: ({ materialCode }) => materialCode },
      { name: 'manufacturingNumber', kind: 'text', begins: ({ manufacturingNumber }) => manufacturingNumber },
    ],
    isOf: isDue,
    isOfEach: true,
  },
  'report-ready': {
    head: [],
    fields: [pieces(({ quantities, quantity }) => quantity - quantities.ready)],
    isOf: ({ quantities, quantity }) => quantities.ready < quantity,
  },
  'change-dates': {
    head: [{ ...REASON, needed: 'later' }],
    fields: [{ name: 'plannedDate', kind: 'day', begins: ({ estimatedFinishedDate }) => estimatedFinishedDate ?? '' }],
    isOf: isDue,
  },
  'cancel-lines': {
    head: [REASON],
    fields: [pieces(({ quantities, quantity }) => quantity - quantities.shipped)],
    isOf: ({ quantities, quantity }) => quantities.shipped < quantity,
    isDangerous: true,
  },
  correct: {
    head: [REASON],
    fields: (['ready', 'shipped', 'delivered', 'cancelled'] as const).map((name) => ({
      ...{ name, kind: 'count' },
      begins: ({ quantities }) => shown(quantities[name]),
      most: ({ quantities }) => quantities.ordered,
    })),
    isOf: () => true,
  },
  cancel: { head: [REASON], fields: [], isOf: () => false, isDangerous: true },
};
