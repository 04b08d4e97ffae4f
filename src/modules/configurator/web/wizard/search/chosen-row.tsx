import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReserveNote, useReserve } from '#modules/configurator/web/wizard/demand/reserve-note.tsx';
import { useComplete } from '#modules/configurator/web/wizard/demand/use-complete.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons.tsx';
import styles from './search-step.module.css';

/** The basic type that is chosen, wherever it stands in the list, or that one must be chosen. */
export function ChosenRow(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, words, asking } = useWizardView();
  const reserve = useReserve();
  const isFit = useComplete().tone === 'fits';
  const row = config.basicType;
  if (!row) return null;
  return (
    <p className={styles.chosen}>
      {isFit && <Icon name="check" size={16} />}
      <span>{t('search.chosen', { row: words.row(row) })}</span>
      <ReserveNote reserve={reserve} />
      <Button look="quiet" compact onClick={() => asking.propose({ kind: 'basicType', row: null }, BASIC_TYPE)}>
        {t('search.unchoose')}
      </Button>
    </p>
  );
}
