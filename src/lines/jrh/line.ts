import { SAID_AS_FIGURE } from '#lines/shared/motor/said-input-speed.ts';
import { CUSTOM_COLOR } from '#lines/shared/paint/colours.ts';
import { customColourRal } from '#lines/shared/paint/custom-colour-ral.ts';
import { isCustomColour } from '#lines/shared/paint/ral.ts';
import { defineLine } from '#product/line.ts';
import { JRH_CHANGES } from './changes.ts';
import { JRH_ROW_SEARCH } from './columns.ts';
import { EMPTY_CONFIGURATION, JRH_SEARCH } from './configuration.ts';
import { JRH_DRAFTS } from './drafts.ts';
import { JRH_FIGURES } from './figures.ts';
import { productName } from './product-name.ts';
import { JRH_QUICK_WORDS } from './quick-words.ts';
import { industrialRowValues } from './row-values.ts';
import { JRH_SAVED } from './saved/saved.ts';
import { JRH_SECTIONS, JRH_STEPS } from './steps.ts';
import { isIndustrialRow } from './stored-row.ts';
import { industrialToBeConfirmed } from './to-be-confirmed.ts';
import { toldColumns } from './told-columns.ts';
import { JRH_TYPE_CODE } from './type-code.ts';

/** Industrial gear units with parallel shafts and at a right angle. */
export const JRH_LINE = defineLine({
  code: 'JRH',
  title: { zh: 'JRH 工业齿轮箱', en: 'JRH industrial gear units' },
  steps: JRH_STEPS,
  otherSteps: { basicType: 1 },
  sections: JRH_SECTIONS,
  changes: JRH_CHANGES,
  search: JRH_SEARCH,
  rows: JRH_ROW_SEARCH,
  empty: EMPTY_CONFIGURATION,
  extras: { [CUSTOM_COLOR]: isCustomColour },
  firstDefaults: { specialWishes: 'no' },
  checks: [customColourRal],
  impossible: [],
  figures: JRH_FIGURES,
  toldOfPicks: ['jrh-no-thermal-reserve', 'jrh-ambient-assumed'],
  typeCode: JRH_TYPE_CODE,
  quickWords: JRH_QUICK_WORDS,
  quickTopics: { words: {}, settle: () => undefined, before: { outputSpeed: SAID_AS_FIGURE } },
  saved: JRH_SAVED,
  drafts: JRH_DRAFTS,
  told: toldColumns,
  glance: ['inputType', 'installationPosition', 'cooling'],
  listed: { always: ['installationPosition', 'outputShaftType'], unlessUsual: ['cooling', 'backstop', 'torqueArm'] },
  weighedAs: {
    ...{ inputType: ['AD'], torqueArm: ['none'], backstop: ['none'], cooling: ['none'], heater: ['none'] },
    coupling: ['none'],
  },
  rowValues: industrialRowValues,
  isRow: isIndustrialRow,
  toBeConfirmed: industrialToBeConfirmed,
  sheet: async () => (await import('./sheet/sheet.ts')).JRH_SHEET,
  productName,
});
