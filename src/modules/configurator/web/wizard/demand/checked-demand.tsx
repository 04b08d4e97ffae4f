import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { useShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { columnOf, isDoubted, rowCells, rowFigure } from '#product/column.ts';
import { type DemandCheck, demandChecks } from '#product/judgement/demand-checks.ts';
import { fallsShort, reserveWords } from '#product/judgement/reserve.ts';
import { isOversized } from '#product/judgement/verdict.ts';
import { isToBeConfirmed } from '#product/to-be-confirmed.ts';
import { Icon } from '#web/ui/icons.tsx';
import styles from './checked-demand.module.css';
import { useReserve } from './reserve-note.tsx';

/** What the drive was checked against: each figure that was asked for beside its own, and fB; nothing where nothing was asked. */
export function CheckedDemand(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, description, product, words } = useWizardView();
  const reserve = useReserve();
  const say = useCheckWords();
  const { rows } = product.context.line;
  const checks = demandChecks(config, rows, description.standing).map((check) => ({
    id: check.column.id,
    isMet: check.isMet,
    isShort: check.percent < 0 && check.column.id === rows.judged?.load,
    isLarge: false,
    said: say(check),
  }));
  const isOpen = isToBeConfirmed(product.context.line, description.standing);
  const symbol = columnOf(rows, rows.judged?.reserve ?? '')?.symbol;
  const ofReserve = reserve && {
    id: 'reserve',
    isMet: !fallsShort(reserve),
    isShort: false,
    isLarge: isOversized(reserve.factor, reserve.required),
    said: [symbol, textIn(reserveWords(reserve), words.locale)].filter(Boolean).join('\u00a0'),
  };
  const all = ofReserve ? [...checks, ofReserve] : checks;
  if (all.length === 0) return null;
  return (
    <div className={styles.checked}>
      <p>{t('demand.checked.title')}</p>
      <ul aria-label={t('demand.checked.title')}>
        {all.map(({ id, ...checked }) => (
          <Checked key={id} {...checked} isOpen={isOpen} />
        ))}
        {rows.judged?.notAsked?.map((id) => (
          <NotGiven key={id} column={id} />
        ))}
      </ul>
    </div>
  );
}

/** What the drive bears and nobody asked for is held against nothing, so it neither fits nor fails. */
function NotGiven({ column }: { column: string }): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, product, words } = useWizardView();
  const figures = useShownFigures();
  const { rows } = product.context.line;
  const def = columnOf(rows, column);
  if (def === undefined) return null;
  const { basicType: row } = config;
  const isKnown = row !== null && !isDoubted(def, rowCells(rows, row));
  const permitted = isKnown ? rowFigure(rows, row, column) : Number.NaN;
  return (
    <li>
      <Icon name="info" size={14} />
      {t(permitted > 0 ? 'demand.checked.notGivenOf' : 'demand.checked.notGiven', {
        field: words.column(def),
        permitted: figures.withUnit(column, permitted),
      })}
    </li>
  );
}

interface CheckedProps {
  isMet: boolean;
  isOpen: boolean;
  /** Whether it lies within the tolerance, but is less than was asked for. */
  isShort: boolean;
  isLarge: boolean;
  said: string;
}

/** What is to be confirmed is neither ticked nor green, nor is what is met by being far too large or by a tolerance of the torque. */
function Checked({ isMet, isOpen, isShort, isLarge, said }: CheckedProps): ReactNode {
  const { t } = useTranslation('configurator');
  const large = isLarge ? [t('verdict.oversized')] : [];
  if (isMet && isShort && !isOpen) {
    return (
      <li className={styles.missed}>
        <Icon name="info" size={14} />
        {t('demand.checked.short', { said })}
      </li>
    );
  }
  if (isMet && isLarge && !isOpen) {
    return (
      <li>
        <Icon name="info" size={14} />
        {[said, ...large].join(' · ')}
      </li>
    );
  }
  if (isMet && isOpen) {
    return (
      <li>
        <Icon name="info" size={14} />
        {[t('demand.checked.open', { said }), ...large].join(' · ')}
      </li>
    );
  }
  return (
    <li className={isMet ? styles.met : styles.missed}>
      <Icon name={isMet ? 'check' : 'warning'} size={14} />
      {said}
    </li>
  );
}

function useCheckWords(): (check: DemandCheck) => string {
  const { t } = useTranslation('configurator');
  const { words } = useWizardView();
  const figures = useShownFigures();
  return ({ column, asked, actual, percent }) => {
    const said = {
      field: words.field(column.wire ?? column.id),
      actual: figures.withUnit(column.id, actual),
      asked: figures.withUnit(column.id, asked),
    };
    if (percent === 0) return t('demand.checked.same', said);
    return t('demand.checked.other', { ...said, percent: `${percent < 0 ? '\u2212' : '+'}${Math.abs(percent)}` });
  };
}
