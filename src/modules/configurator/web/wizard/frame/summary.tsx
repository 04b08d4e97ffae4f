import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import { CopyButton } from '#modules/configurator/web/wizard/copy-button.tsx';
import { AcceptedNote } from '#modules/configurator/web/wizard/demand/accepted-note.tsx';
import { CompleteTag } from '#modules/configurator/web/wizard/demand/complete-tag.tsx';
import { OpenPointList } from '#modules/configurator/web/wizard/open-point-list.tsx';
import { RowFigures } from '#modules/configurator/web/wizard/row-figures.tsx';
import { WarningList } from '#modules/configurator/web/wizard/warning-notes.tsx';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { DrivePicture } from '#modules/drawings/web/public.ts';
import styles from './summary.module.css';

/** The product as it stands: what it looks like, its type code, its price, its figures, and what is still missing. */
export function Summary(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, product, description, words, price } = useWizardView();
  const { isComplete } = description;
  const code = useMemo(
    () => writeTypeCode(config, product.context, isComplete ? 'short' : 'so-far'),
    [config, product, isComplete],
  );
  const { pictures, pictureOfProduct, pictureNote } = product.panels;
  const picture = pictureOfProduct(description);
  const row = config.basicType;
  return (
    <div className={styles.summary}>
      {picture !== undefined && (
        <div className={styles.picture}>
          <DrivePicture pictures={pictures} name={picture} title={t('summary.picture')} />
          {pictureNote && <p>{textIn(pictureNote, words.locale)}</p>}
        </div>
      )}
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
