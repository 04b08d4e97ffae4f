import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { acceptedReason } from '#product/judgement/reserve.ts';
import styles from './demand.module.css';

/** The reason the drive was accepted with below its demand, if it was. */
export function AcceptedNote(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, product } = useWizardView();
  const reason = acceptedReason(config, product.context.line.rows);
  return reason === '' ? null : <p className={styles.accepted}>{t('demand.accepted', { reason })}</p>;
}
