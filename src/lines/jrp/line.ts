import { SAID_AS_FIGURE } from '#lines/shared/motor/said-input-speed.ts';
import { defineLine } from '#product/line.ts';
import { JRP_CHANGES } from './changes.ts';
import { JRP_CHECKS, JRP_IMPOSSIBLE } from './checks.ts';
import { JRP_ROW_SEARCH } from './columns.ts';
import { EMPTY_CONFIGURATION, isShaftEnd, JRP_SEARCH, SHAFT_END } from './configuration.ts';
import { JRP_DRAFTS } from './drafts.ts';
import { JRP_FIGURES } from './figures.ts';
import { productName } from './product-name.ts';
import { JRP_QUICK_WORDS } from './quick-words.ts';
import { isPlanetaryRow, rowValues } from './rating/planetary-row.ts';
import { JRP_SAVED } from './saved/saved.ts';
import { JRP_SECTIONS, JRP_STEPS } from './steps.ts';
import { TO_BE_CONFIRMED } from './to-be-confirmed.ts';
import { toldColumns } from './told-columns.ts';
import { JRP_TYPE_CODE } from './type-code.ts';

/** Planetary units, in line and with a bevel input stage. */
export const JRP_LINE = defineLine({
  code: 'JRP',
  title: { zh: 'JRP 行星减速机', en: 'JRP planetary gearboxes' },
  steps: JRP_STEPS,
  otherSteps: { basicType: 1 },
  sections: JRP_SECTIONS,
  changes: JRP_CHANGES,
  search: JRP_SEARCH,
  rows: JRP_ROW_SEARCH,
  empty: EMPTY_CONFIGURATION,
  extras: { [SHAFT_END]: isShaftEnd },
  firstDefaults: { specialWishes: 'no' },
  checks: JRP_CHECKS,
  impossible: JRP_IMPOSSIBLE,
  figures: JRP_FIGURES,
  typeCode: JRP_TYPE_CODE,
  quickWords: JRP_QUICK_WORDS,
  quickTopics: { words: {}, settle: () => undefined, before: { outputSpeed: SAID_AS_FIGURE } },
  saved: JRP_SAVED,
  drafts: JRP_DRAFTS,
  told: toldColumns,
  glance: ['lifetime', 'lubricatingOil'],
  // One table of one maker is all there is: every figure is confirmed with the enquiry.
  toBeConfirmed: () => TO_BE_CONFIRMED,
  isSettledByEnquiry: true,
  isUndrawn: true,
  listed: { always: ['builtInType', 'installationPosition'], unlessUsual: ['brakes', 'cooling'] },
  rowValues,
  isRow: isPlanetaryRow,
  sheet: async () => (await import('./sheet/sheet.ts')).JRP_SHEET,
  productName,
});
