import { explosionProofWishes } from '#lines/shared/motor/explosion-proof-wishes.ts';
import { DELIVERED_MOTOR } from '#lines/shared/motor/fields/brake.ts';
import { hasEfficiencyClass } from '#lines/shared/motor/motor-kind.ts';
import { saidInputSpeed } from '#lines/shared/motor/said-input-speed.ts';
import { motorToBeConfirmed } from '#lines/shared/motor/to-be-confirmed.ts';
import { MOTOR_WEIGHED_AS } from '#lines/shared/motor/weighed-as.ts';
import { CUSTOM_COLOR } from '#lines/shared/paint/colours.ts';
import { isCustomColour } from '#lines/shared/paint/ral.ts';
import { defineLine } from '#product/line.ts';
import { JRW_CHANGES } from './changes/changes.ts';
import { JRW_CHECKS, JRW_IMPOSSIBLE } from './checks/checks.ts';
import { JRW_ROW_SEARCH } from './columns.ts';
import { EMPTY_CONFIGURATION, JRW_SEARCH } from './configuration.ts';
import { JRW_DRAFTS } from './drafts.ts';
import { JRW_FIGURES } from './figures.ts';
import { WORM_MODULE_INPUTS } from './inputs.ts';
import { MOTOR_OF_JRW } from './motor-of-jrw.ts';
import { JRW_PRICES } from './prices.ts';
import { productName } from './product-name.ts';
import { JRW_QUICK_WORDS } from './quick-words.ts';
import { wormRowValues } from './row-values.ts';
import { JRW_SAVED } from './saved/saved.ts';
import { JRW_SECTIONS, JRW_STEPS, OTHER_STEPS } from './steps.ts';
import { isWormRow } from './stored-row.ts';
import { toldColumns } from './told-columns.ts';
import { JRW_TYPE_CODE } from './type-code/type-code.ts';

/** Worm reducers: single units and pairs. */
export const JRW_LINE = defineLine({
  code: 'JRW',
  title: { zh: 'JRW 蜗轮减速机', en: 'JRW worm reducers' },
  steps: JRW_STEPS,
  otherSteps: OTHER_STEPS,
  sections: JRW_SECTIONS,
  changes: JRW_CHANGES,
  search: JRW_SEARCH,
  rows: JRW_ROW_SEARCH,
  empty: EMPTY_CONFIGURATION,
  extras: { [CUSTOM_COLOR]: isCustomColour },
  // A rating the delivered fan or brake does not have must not tick special wishes by itself (spec 001 §9).
  firstDefaults: { specialWishes: 'no' },
  delivered: DELIVERED_MOTOR,
  checks: JRW_CHECKS,
  impossible: JRW_IMPOSSIBLE,
  figures: JRW_FIGURES,
  typeCode: JRW_TYPE_CODE,
  quickWords: JRW_QUICK_WORDS,
  quickTopics: { words: {}, settle: () => undefined, before: { outputSpeed: saidInputSpeed(WORM_MODULE_INPUTS) } },
  saved: JRW_SAVED,
  drafts: JRW_DRAFTS,
  told: toldColumns,
  glance: ['efficiencyClass', 'protectionClass', 'motorVoltage', 'motorFrequency'],
  unstated: (standing) => (hasEfficiencyClass(MOTOR_OF_JRW, standing) ? [] : ['efficiencyClass']),
  toBeConfirmed: motorToBeConfirmed,
  wishesNeeded: explosionProofWishes,
  listed: {
    always: ['builtInType', 'installationPosition'],
    unlessUsual: ['brakes', 'encoder', 'coolingMethod'],
  },
  rowValues: wormRowValues,
  // The source has no mass of adapters, input shafts and inverters (ADR 45).
  weighedAs: { ...MOTOR_WEIGHED_AS, inputType: ['motor', 'none'], torqueArm: ['none'] },
  prices: JRW_PRICES,
  isRow: isWormRow,
  sheet: async () => (await import('./sheet/sheet.ts')).JRW_SHEET,
  productName,
});
