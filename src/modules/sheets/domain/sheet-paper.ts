import type { Locale } from '#kernel/locale.ts';
import type { SheetLanguage } from '#modules/documents/domain/technical-sheet.ts';
import { pathOfSheet } from './paths.ts';
import type { RevisionBody } from './sheet-body.ts';
import type { SheetState } from './sheet-steps.ts';

/** In which languages a sheet is printed. */
export const SHEET_LANGUAGES = ['zh-cn', 'en', 'both'] as const satisfies readonly SheetLanguage[];

/** How a revision stands when it is printed: in force, or not what engineering builds from. */
export type RevisionStanding = 'in-force' | 'superseded' | Exclude<SheetState, 'draft' | 'released'>;

/** One revision as it is printed: what was frozen, and how it stands. */
export interface SheetPaper {
  readonly body: RevisionBody;
  readonly sha256: string;
  /** The day it was submitted, by the provider's calendar. */
  readonly date: string;
  /** Who submitted it. */
  readonly senderName: string;
  readonly standing: RevisionStanding;
  readonly language: SheetLanguage;
  /** Where the sheet is opened in the portal; left out where nobody knows the portal's address. */
  readonly address?: string;
}

/** What of a sheet says how one of its revisions stands. */
export interface StandingSheet {
  readonly state: SheetState;
  readonly lastNo: number;
  readonly releasedNo: number | null;
}

/** How a revision stands: only the released one is in force, the last one stands as its sheet does, every other is history. */
export function standingOf({ lastNo, releasedNo, state }: StandingSheet, no: number): RevisionStanding {
  if (no === releasedNo) return 'in-force';
  if (no < lastNo || state === 'draft' || state === 'released') return 'superseded';
  return state;
}

/** The address of a sheet in the portal. */
export function addressOfSheet(portal: string, id: string): string {
  return `${portal}${pathOfSheet(id)}`;
}

/** The name a revision is saved under, such as `DS2611-00042-2-en.pdf`. */
export function sheetFileName(
  { number, no }: Pick<RevisionBody, 'number' | 'no'>,
  language: SheetLanguage | Locale,
  ending: 'pdf' | 'xlsx',
): string {
  return `${number}-${no}-${language}.${ending}`;
}
