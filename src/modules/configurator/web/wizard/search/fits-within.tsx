import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowPage } from '#modules/catalogue/contract.ts';
import { useShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { judgedFigures } from './judged-figures.ts';
import styles from './nothing-fits.module.css';
import { type Limit, RelaxButton } from './nothing-fits.tsx';

/** Above what fits: a wider tolerance of the speed within which the usual motor, or something clearly lighter, does as well. */
export function FitsWithin({ page: { total, relax } }: { page: RowPage }): ReactNode {
  if (total === 0 || relax === null) return null;
  return (
    <div className={styles.besides}>
      <span>
        <WhatFits limit={relax} />
      </span>
      <RelaxButton limit={relax} look="plain" />
    </div>
  );
}

function WhatFits({ limit }: { limit: Limit }): ReactNode {
  const { t } = useTranslation('configurator');
  const view = useWizardView();
  const figures = useShownFigures();
  const { panels, context } = view.product;
  const row = limit.fourPoles && panels.readRow(limit.fourPoles);
  if (row === undefined)
    return t(context.line.rows.judged?.mass === undefined ? 'search.relaxSmaller' : 'search.relaxLighter');
  const drive = [panels.rowInShort(row, view.words.locale, figures), ...judgedFigures(row, view, figures)].join(' · ');
  return t('search.relaxFourPoles', { tolerance: figures.share(Number(limit.value)), drive });
}
