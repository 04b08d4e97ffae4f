import { explosionProofWishes } from '#lines/shared/motor/explosion-proof-wishes.ts';
import { DELIVERED_MOTOR } from '#lines/shared/motor/fields/brake.ts';
import { hasEfficiencyClass } from '#lines/shared/motor/motor-kind.ts';
import { motorToBeConfirmed } from '#lines/shared/motor/to-be-confirmed.ts';
import { MOTOR_WEIGHED_AS } from '#lines/shared/motor/weighed-as.ts';
import { CUSTOM_COLOR } from '#lines/shared/paint/colours.ts';
import { customColourRal } from '#lines/shared/paint/custom-colour-ral.ts';
import { isCustomColour } from '#lines/shared/paint/ral.ts';
import { defineLine } from '#product/line.ts';
import { JD_CHANGES } from './changes.ts';
import { JD_ROW_SEARCH } from './columns.ts';
import { EMPTY_CONFIGURATION, JD_SEARCH } from './configuration.ts';
import { JD_FIGURES } from './figures.ts';
import { MOTOR_OF_JD } from './motor-of-jd.ts';
import { JD_PRICES } from './prices.ts';
import { productName } from './product-name.ts';
import { JD_QUICK_WORDS } from './quick-words.ts';
import { isMotorRow, rowValues } from './row.ts';
import { JD_SAVED } from './saved/saved.ts';
import { JD_SECTIONS, JD_STEPS } from './steps.ts';
import { toldColumns } from './told-columns.ts';
import { JD_TYPE_CODE } from './type-code.ts';

/** Three-phase motors sold alone. */
export const JD_LINE = defineLine({
  code: 'JD',
  title: { zh: 'JD 电动机', en: 'JD motors' },
  steps: JD_STEPS,
  otherSteps: { basicType: 1 },
  sections: JD_SECTIONS,
  changes: JD_CHANGES,
  search: JD_SEARCH,
  rows: JD_ROW_SEARCH,
  empty: EMPTY_CONFIGURATION,
  extras: { [CUSTOM_COLOR]: isCustomColour },
  // A rating the delivered fan or brake does not have must not tick special wishes by itself (spec 001 §9).
  firstDefaults: { specialWishes: 'no' },
  delivered: DELIVERED_MOTOR,
  checks: [customColourRal],
  impossible: [],
  figures: JD_FIGURES,
  typeCode: JD_TYPE_CODE,
  quickWords: JD_QUICK_WORDS,
  saved: JD_SAVED,
  drafts: { part: 'jd', version: 0, migrations: {} },
  told: toldColumns,
  glance: ['efficiencyClass', 'protectionClass', 'motorVoltage', 'motorFrequency'],
  unstated: (standing) => (hasEfficiencyClass(MOTOR_OF_JD, standing) ? [] : ['efficiencyClass']),
  toBeConfirmed: motorToBeConfirmed,
  wishesNeeded: explosionProofWishes,
  listed: {
    always: ['mountingArrangement'],
    unlessUsual: ['brakes', 'encoder', 'coolingMethod'],
  },
  rowValues,
  // The source has no mass of inverters (ADR 45).
  weighedAs: { ...MOTOR_WEIGHED_AS, supplyKind: MOTOR_OF_JD.plain[1] },
  prices: JD_PRICES,
  isRow: isMotorRow,
  sheet: async () => (await import('./sheet/sheet.ts')).JD_SHEET,
  productName,
});
