import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { plainFigure } from '#modules/configurator/web/format.ts';
import { AskEngineer } from '#modules/configurator/web/wizard/ask-engineer.tsx';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import { questionOfNear } from '#modules/configurator/web/wizard/near-question.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { factorName } from '#product/judgement/factor-name.ts';
import { Button } from '#web/ui/button.tsx';
import type { Measure } from './measure.ts';
import { RowTable } from './row-table.tsx';
import styles from './search-step.module.css';

/** So many are shown at once; the others are one press away. */
const SHOWN_AT_FIRST = 5;

export interface NearMissesProps {
  rows: readonly FoundRow[];
  /** How many there are; the rows are the nearest of them. */
  total: number;
  /** How many others meet the demand. */
  found: number;
  /** Whether something before them is what to do first. */
  isAfterLimit: boolean;
  /** Whether they stand before what meets the demand, all of which is larger than it need be. */
  isBefore: boolean;
  measure: Measure;
}

/** What only just does not fit, the nearest first. */
export function NearMisses({ rows, total, found, isAfterLimit, isBefore, measure }: NearMissesProps): ReactNode {
  const { t } = useTranslation('configurator');
  const view = useWizardView();
  const { words, product } = view;
  const isMassKnown = product.context.line.rows.judged?.mass !== undefined;
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded = !isUnfolded && rows.length > SHOWN_AT_FIRST + 1;
  const shown = isFolded ? rows.slice(0, SHOWN_AT_FIRST) : rows;
  return (
    <section className={styles.near}>
      <h3>{t('search.near')}</h3>
      <p>
        {isBefore && <strong>{t(isMassKnown ? 'search.nearLighter' : 'search.nearSmaller')} </strong>}
        {t('search.nearText', { name: textIn(factorName(product.context.line.rows), words.locale) })}
        {total > shown.length &&
          ` ${t('search.nearest', { shown: shown.length, total: plainFigure(total, words.locale) })}`}
      </p>
      <AskEngineer
        question={questionOfNear(rows, { view, t, measure, found })}
        look={found === 0 && !isAfterLimit ? 'primary' : 'plain'}
      />
      <RowTable caption={t('search.near')} rows={shown} measure={measure} />
      {isFolded && (
        <div className={styles.more}>
          <Button onClick={() => setUnfolded(true)}>{t('search.nearMore', { shown: rows.length })}</Button>
        </div>
      )}
    </section>
  );
}
