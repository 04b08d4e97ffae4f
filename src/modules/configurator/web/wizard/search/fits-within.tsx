import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowPage } from '#modules/catalogue/contract.ts';
import { shortInWords } from '#modules/configurator/web/wizard/short-in-words.ts';
import { useShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { judgedFigures } from './judged-figures.ts';
import type { Measure } from './measure.ts';
import styles from './nothing-fits.module.css';
import { type Limit, RelaxButton } from './nothing-fits.tsx';

interface FitsWithinProps {
  page: RowPage;
  measure: Measure;
}

/** Above what fits: a wider tolerance of the speed within which the usual motor, or something clearly lighter, does as well. */
export function FitsWithin({ page: { total, relax }, measure }: FitsWithinProps): ReactNode {
  if (total === 0 || relax === null) return null;
  return (
    <div className={styles.besides}>
      <span>
        <WhatFits limit={relax} measure={measure} />
      </span>
      <RelaxButton limit={relax} look="plain" />
    </div>
  );
}

function WhatFits({ limit, measure }: { limit: Limit; measure: Measure }): ReactNode {
  const { t } = useTranslation('configurator');
  const view = useWizardView();
  const figures = useShownFigures();
  const { panels, context } = view.product;
  const row = limit.fourPoles && panels.readRow(limit.fourPoles);
  if (row === undefined)
    return t(context.line.rows.judged?.mass === undefined ? 'search.relaxSmaller' : 'search.relaxLighter');
  const told = { rows: context.line.rows, torque: measure.torque, figures, t };
  const drive = [
    panels.rowInShort(row, view.words.locale, figures),
    ...shortInWords(row, told),
    ...judgedFigures(row, view, figures),
  ].join(' · ');
  return t('search.relaxFourPoles', { tolerance: figures.share(Number(limit.value)), drive });
}
