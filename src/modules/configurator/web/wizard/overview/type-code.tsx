import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import { CopyButton } from '#modules/configurator/web/wizard/copy-button.tsx';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import styles from './overview-step.module.css';

/** The type code: the short one as on the nameplate, the full one that says every choice; beside it what can be done with the product. */
export function TypeCode(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, product, actions } = useWizardView();
  const [short, full] = useMemo(
    () => [writeTypeCode(config, product.context, 'short'), writeTypeCode(config, product.context, 'full')],
    [config, product],
  );
  if (short === null || full === null) return null;
  return (
    <section className={styles.code} aria-label={t('overview.typeCode')}>
      <p className={styles.caption}>{t('overview.typeCode')}</p>
      <div className={styles.short}>
        <code>{short}</code>
        <CopyButton text={short} label={t('summary.copy')} />
        <div className={styles.actions}>{actions}</div>
      </div>
      {full !== short && (
        <div className={styles.full}>
          <span className={styles.caption}>{t('overview.fullCode')}</span>
          <code>{full}</code>
          <CopyButton text={full} label={t('overview.copyFull')} />
        </div>
      )}
    </section>
  );
}
