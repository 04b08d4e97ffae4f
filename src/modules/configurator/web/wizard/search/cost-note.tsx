import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import type { LossBeyond } from '#product/judgement/gear-loss.ts';
import styles from './reserve-bar.module.css';

/** What a row of a list costs beside the most efficient that fits; in a table its efficiency has a column of its own. */
export function CostNote({ cost, at }: { cost: LossBeyond; at: 'row' | 'card' }): ReactNode {
  const { t } = useTranslation('configurator');
  const { power, share } = useShownFigures();
  const told = { own: share(cost.own), other: share(cost.other), more: power(cost.more) };
  return (
    <span className={styles.cost} title={t('search.cost.tile', told)}>
      {t(`search.cost.${at}`, told)}
    </span>
  );
}
