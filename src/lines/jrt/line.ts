import { explosionProofWishes } from '#lines/shared/motor/explosion-proof-wishes.ts';
import { DELIVERED_MOTOR } from '#lines/shared/motor/fields/brake.ts';
import { hasEfficiencyClass } from '#lines/shared/motor/motor-kind.ts';
import { saidInputSpeed } from '#lines/shared/motor/said-input-speed.ts';
import { motorToBeConfirmed } from '#lines/shared/motor/to-be-confirmed.ts';
import { MOTOR_WEIGHED_AS } from '#lines/shared/motor/weighed-as.ts';
import { CUSTOM_COLOR } from '#lines/shared/paint/colours.ts';
import { isCustomColour } from '#lines/shared/paint/ral.ts';
import { defineLine } from '#product/line.ts';
import { JRT_RULES } from './changes/changes.ts';
import { JRT_CHECKS, JRT_IMPOSSIBLE } from './checks/checks.ts';
import { JRT_ROW_SEARCH } from './columns.ts';
import { EMPTY_CONFIGURATION, JRT_SEARCH } from './configuration.ts';
import { JRT_DRAFTS } from './draft-versions.ts';
import { MODULE_INPUTS } from './fields/inputs.ts';
import { JRT_FIGURES } from './figures.ts';
import { MOTOR_OF_JRT } from './motor-of-jrt.ts';
import { JRT_PRICES } from './prices.ts';
import { productName } from './product-name.ts';
import { JRT_QUICK_TOPICS, settleJrtTopics } from './quick-topics.ts';
import { JRT_QUICK_WORDS } from './quick-words.ts';
import { JRT_RANKED } from './ranked-fields.ts';
import { rowValues } from './row-values.ts';
import { JRT_SAVED } from './saved/saved.ts';
import { JRT_SECTIONS } from './sections.ts';
import { JRT_STEPS, OTHER_STEPS } from './steps.ts';
import { isStoredRow } from './stored-row.ts';
import { toldColumns } from './told-columns.ts';
import { JRT_TYPE_CODE } from './type-code/type-code.ts';

/** Intelligent gear motors and helical gear units: R, F, K and S. */
export const JRT_LINE = defineLine({
  code: 'JRT',
  title: { zh: 'JRT 减速电机', en: 'JRT gear motors' },
  steps: JRT_STEPS,
  otherSteps: OTHER_STEPS,
  sections: JRT_SECTIONS,
  changes: JRT_RULES,
  search: JRT_SEARCH,
  rows: JRT_ROW_SEARCH,
  empty: EMPTY_CONFIGURATION,
  extras: { [CUSTOM_COLOR]: isCustomColour },
  // A rating the delivered fan or brake does not have must not tick special wishes by itself (spec 001 §9).
  firstDefaults: { specialWishes: 'no' },
  delivered: DELIVERED_MOTOR,
  checks: JRT_CHECKS,
  impossible: JRT_IMPOSSIBLE,
  figures: JRT_FIGURES,
  typeCode: JRT_TYPE_CODE,
  quickWords: JRT_QUICK_WORDS,
  quickTopics: {
    words: JRT_QUICK_TOPICS,
    settle: settleJrtTopics,
    before: { outputSpeed: saidInputSpeed(MODULE_INPUTS) },
  },
  saved: JRT_SAVED,
  drafts: JRT_DRAFTS,
  told: toldColumns,
  glance: ['efficiencyClass', 'protectionClass', 'motorVoltage', 'motorFrequency'],
  ranked: JRT_RANKED,
  unstated: (standing) => (hasEfficiencyClass(MOTOR_OF_JRT, standing) ? [] : ['efficiencyClass']),
  toBeConfirmed: motorToBeConfirmed,
  wishesNeeded: explosionProofWishes,
  listed: {
    always: ['builtInType', 'installationPosition'],
    unlessUsual: ['brakes', 'encoder', 'coolingMethod'],
  },
  rowValues,
  // The source has no mass of adapters, input shafts and inverters (ADR 45).
  weighedAs: { ...MOTOR_WEIGHED_AS, inputType: ['motor', 'none'], torqueArm: ['none'] },
  prices: JRT_PRICES,
  isRow: isStoredRow,
  sheet: async () => (await import('./sheet/sheet.ts')).JRT_SHEET,
  productName,
});
