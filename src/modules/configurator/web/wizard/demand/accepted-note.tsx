import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { acceptedReason } from '#product/judgement/reserve.ts';
import { reasonWords } from '#product/judgement/usual-reasons.ts';
import styles from './demand.module.css';

/** The reason the drive was accepted with below its demand, if it was. */
export function AcceptedNote(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, product, words } = useWizardView();
  const reason = acceptedReason(config, product.context.line.rows);
  if (reason === '') return null;
  const said = textIn(reasonWords(reason), words.locale);
  return <p className={styles.accepted}>{t('demand.accepted', { reason: said })}</p>;
}
