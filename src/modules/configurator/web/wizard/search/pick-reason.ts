import type { TFunction } from 'i18next';
import { textIn } from '#kernel/locale.ts';
import { lessBy, moneyText } from '#kernel/money.ts';
import type { RowPage } from '#modules/catalogue/contract.ts';
import type { RowPrices } from '#modules/configurator/web/wizard/hit-prices.ts';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import type { ShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import type { WizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { type RowSearchDef, rowCells } from '#product/column.ts';
import { factorName } from '#product/judgement/factor-name.ts';
import type { JudgedColumns } from '#product/judgement/judged-columns.ts';
import { judgeReserve } from '#product/judgement/reserve.ts';
import { bearsAmply } from '#product/judgement/verdict.ts';
import type { CatalogueRow } from '#product/row.ts';
import { amountOf } from './cheapest.ts';
import type { CostOf } from './costs.ts';
import type { Measure } from './measure.ts';

/** A row the search points out, as the wizard reads it. */
export interface PickedRow extends Omit<RowPage['picks'][number], 'row' | 'pick'> {
  /** The cheapest is found here, where prices are known. */
  readonly pick: RowPage['picks'][number]['pick'] | 'cheapest';
  readonly row: CatalogueRow;
  readonly judged: FoundRow['judged'];
}

/** What a reason is told with. */
interface Telling {
  readonly view: WizardView;
  readonly figures: ShownFigures;
  readonly t: TFunction<'configurator'>;
  readonly measure: Measure;
  /** Whether a near miss is lighter than the recommended row. */
  readonly isLighterNear: boolean;
  readonly costOf: CostOf;
  readonly prices: RowPrices;
  /** How many rows the cheapest is the cheapest of, where further ones are not shown yet. */
  readonly pricedOf: number | undefined;
}

/** Why a row is pointed out, in one line. */
export function reasonOf(
  { pick, row, reasons, judged }: PickedRow,
  recommended: CatalogueRow,
  telling: Telling,
): string {
  const { view, figures, t, measure, isLighterNear, costOf } = telling;
  const { rows } = view.product.context.line;
  if (pick === 'cheapest') return cheapestText(row, recommended, telling);
  if (pick === 'recommended') {
    return reasons.includes('only-oversized')
      ? t(`search.why.onlyOversized${isLighterNear ? nearBy(rows) : ''}`, { none: t(noneBelow(rows)) })
      : meetsText(judged, {
          measure,
          t,
          least: t(leastBy(rows)),
          name: textIn(factorName(rows), view.words.locale),
        });
  }
  const isRecommended = reasons.includes('recommended-too');
  const { mass = '', efficiency = '' }: Partial<JudgedColumns> = rows.judged ?? {};
  const [one, other] = [rowCells(rows, row), rowCells(rows, recommended)];
  if (pick === 'four-poles') return fourPolesText(Number(one[mass]) - Number(other[mass]), { figures, t, mass });
  if (pick === 'most-efficient') {
    const percent = (share: unknown) => figures.figure(efficiency, Number(share));
    if (isRecommended) return t('search.why.mostEfficientToo', { own: percent(one[efficiency]) });
    const cost = costOf(recommended);
    const shares = { own: percent(one[efficiency]), other: percent(other[efficiency]) };
    if (cost === undefined) return t('search.why.mostEfficient', shares);
    return t('search.why.mostEfficientBy', { ...shares, less: figures.power(cost.more) });
  }
  if (isRecommended) return t('search.why.lightestToo');
  const less = Number(other[mass]) - Number(one[mass]);
  return t('search.why.lightest', { less: figures.withUnit(mass, less) });
}

/** By how much it is cheaper, or that nothing else is; with what stands besides, as all rows are compared. */
function cheapestText(row: CatalogueRow, recommended: CatalogueRow, { view, t, prices, pricedOf }: Telling): string {
  const { locale } = view.words;
  const [own, other] = [amountOf(prices, row), amountOf(prices, recommended)];
  if (own === undefined) return '';
  const of = pricedOf === undefined ? t('search.why.ofAll') : t('search.why.ofShown', { shown: pricedOf });
  const amount = moneyText(own, locale);
  const price = prices.isDemo ? t('search.why.demoPrice', { amount }) : amount;
  if (other === undefined || other.minor <= own.minor) return t('search.why.cheapestToo', { price, of });
  return t('search.why.cheapest', { price, less: moneyText(lessBy(other, own), locale), of });
}

/** The usual motor where another one stands first, and what it weighs more. */
function fourPolesText(more: number, { figures, t, mass }: Pick<Telling, 'figures' | 't'> & { readonly mass: string }) {
  if (!(more > 0)) return t('search.why.fourPoles');
  return t('search.why.fourPolesHeavier', { more: figures.withUnit(mass, more) });
}

/** Of what the recommended row has least: mass, or size where no mass is known. */
function leastBy({ judged }: RowSearchDef): 'search.why.leastMass' | 'search.why.leastSize' {
  return judged?.mass === undefined ? 'search.why.leastSize' : 'search.why.leastMass';
}

/** By what the near misses lie below it. */
function nearBy({ judged }: RowSearchDef): 'Near' | 'NearSmaller' {
  return judged?.mass === undefined ? 'NearSmaller' : 'Near';
}

/** What no other row that meets the demand is, where all are oversized. */
function noneBelow({ judged }: RowSearchDef): 'search.why.noneLighter' | 'search.why.noneSmaller' {
  return judged?.mass === undefined ? 'search.why.noneSmaller' : 'search.why.noneLighter';
}

/** What meets the demand, with what it has in reserve. */
function meetsText(
  judged: FoundRow['judged'],
  { measure, t, least, name }: Pick<Telling, 'measure' | 't'> & { readonly least: string; readonly name: string },
): string {
  const reserve = judged && judgeReserve(judged.reserve, measure.required);
  if (judged === undefined || reserve === undefined) return t('search.why.meets', { least });
  const { percent } = reserve;
  if (bearsAmply(judged.reserve, reserve.required)) return t('search.why.ample', { name, percent, least });
  return t(percent > 0 ? 'search.why.withReserve' : 'search.why.noReserve', { name, percent, least });
}
