import type { BilingualText } from '#kernel/locale.ts';
import type { SheetAction } from './sheet-steps.ts';

/** So many configurations a sheet holds at most: each is judged anew when it is submitted. */
export const MOST_ITEMS = 50;

/** A text that is the same in both languages, or one in each. */
export type FrozenText = string | BilingualText;

/** One value of a configuration, as it was said when it was frozen. */
export interface FrozenValue {
  readonly label: BilingualText;
  /** The formula sign, such as `n2`; left out where there is none. */
  readonly symbol?: string;
  readonly value: FrozenText;
  readonly unit?: string;
}

/** Values under a heading. */
export interface FrozenGroup {
  readonly heading: BilingualText;
  readonly values: readonly FrozenValue[];
}

/** A configuration as engineering builds it. */
export interface FrozenItem {
  /** Never given again within its sheet. */
  readonly itemNo: number;
  readonly productName: string;
  readonly typeCode: string;
  /** With all that differs from standard. */
  readonly fullTypeCode: string;
  /** The release of the product data it is of: its version, and the hash that proves it. */
  readonly release: string;
  readonly releaseHash: string;
  readonly quantity: number;
  readonly customerPartNo: string;
  /** Special wishes and the remark of the configuration, in the words of whoever made it; left out where nothing was said. */
  readonly wishes?: string;
  readonly note?: string;
  /** What was said of it in the sheet. */
  readonly remark: string;
  readonly groups: readonly FrozenGroup[];
}

/** A revision as it was submitted. */
export interface RevisionBody {
  readonly number: string;
  readonly no: number;
  readonly title: string;
  readonly customerName: string;
  /** What is said of all of it. */
  readonly remark: string;
  /** The numbers of the quote and the order it is of; empty where it is of none. */
  readonly quoteNumber: string;
  readonly orderNumber: string;
  readonly isDemo: boolean;
  readonly items: readonly FrozenItem[];
}

/** What somebody who returns a sheet says of one of its items. */
export interface ReturnRemark {
  readonly itemNo: number;
  readonly text: string;
}

/** What is written into the history of a sheet: it was made, or a step was taken. */
export type SheetEventAction = 'create' | SheetAction;

/** What belongs to an entry beside who, when and what. */
export interface SheetEventData {
  /** The revision that was meant. */
  readonly no?: number;
  readonly reason?: string;
  /** Of a return: what was said of items. */
  readonly remarks?: readonly ReturnRemark[];
}
