import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import { CopyButton } from '#modules/configurator/web/wizard/copy-button.tsx';
import { OpenPointList } from '#modules/configurator/web/wizard/open-point-list.tsx';
import { WarningList } from '#modules/configurator/web/wizard/warning-notes.tsx';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { DrivePicture } from '#modules/drawings/web/public.ts';
import { Tag } from '#web/ui/tag.tsx';
import styles from './summary.module.css';

/** The product as it stands: what it looks like, its type code, its figures, and what is still missing. */
export function Summary(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, product, description } = useWizardView();
  const isSettled = !description.openPoints.some(({ code: missing }) => missing === 'field-missing');
  const code = useMemo(
    () => (isSettled ? writeTypeCode(config, product.context, 'short') : null),
    [config, product, isSettled],
  );
  const { Figures, pictures, pictureOfProduct } = product.panels;
  const picture = pictureOfProduct(description);
  const row = config.basicType;
  return (
    <div className={styles.summary}>
      {picture !== undefined && (
        <div className={styles.picture}>
          <DrivePicture pictures={pictures} name={picture} title={t('summary.picture')} />
        </div>
      )}
      {code !== null && (
        <div className={styles.code}>
          <code>{code}</code>
          <CopyButton text={code} label={t('summary.copy')} />
        </div>
      )}
      {code === null && <p className={styles.none}>{t(row ? 'summary.noCode' : 'summary.none')}</p>}
      {row && <Figures row={row} />}
      <h3 className={styles.heading}>
        {description.isComplete ? (
          <Tag tone="fits">{t('summary.complete')}</Tag>
        ) : (
          t('summary.open', { count: description.openPoints.length })
        )}
      </h3>
      <OpenPointList />
      <WarningList />
    </div>
  );
}
