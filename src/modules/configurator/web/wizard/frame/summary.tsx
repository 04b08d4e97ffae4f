import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import { CopyButton } from '#modules/configurator/web/wizard/copy-button.tsx';
import { AcceptedNote } from '#modules/configurator/web/wizard/demand/accepted-note.tsx';
import { CompleteTag } from '#modules/configurator/web/wizard/demand/complete-tag.tsx';
import { OpenPointList } from '#modules/configurator/web/wizard/open-point-list.tsx';
import { ProductPicture } from '#modules/configurator/web/wizard/product-picture.tsx';
import { RowFigures } from '#modules/configurator/web/wizard/row-figures.tsx';
import { WarningList } from '#modules/configurator/web/wizard/warning-notes.tsx';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import styles from './summary.module.css';

/** The product as it stands: what it looks like, its type code, its price, its figures, and what is still missing. */
export function Summary(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, product, description, price } = useWizardView();
  const { isComplete } = description;
  const code = useMemo(
    () => writeTypeCode(config, product.context, isComplete ? 'short' : 'so-far'),
    [config, product, isComplete],
  );
  const row = config.basicType;
  return (
    <div className={styles.summary}>
      <ProductPicture className={styles.picture} />
      {code !== null && (
        <div className={styles.code}>
          <p>
            {!description.isComplete && <span className={styles.soFar}>{t('summary.soFar')}</span>}
            <code>{code}</code>
          </p>
          {description.isComplete && <CopyButton text={code} label={t('summary.copy')} />}
        </div>
      )}
      {code === null && <p className={styles.none}>{t('summary.none')}</p>}
      {price?.whole}
      {row && <RowFigures row={row} />}
      <h3 className={styles.heading}>
        {description.isComplete ? <CompleteTag /> : t('summary.open', { count: description.openPoints.length })}
      </h3>
      <AcceptedNote />
      <OpenPointList />
      <WarningList />
    </div>
  );
}
