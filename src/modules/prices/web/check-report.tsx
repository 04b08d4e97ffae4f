import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedVersionDto } from '#modules/prices/contract.ts';
import { Fold } from '#web/ui/fold.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { percentSign } from './figure-text.ts';
import styles from './prices-page.module.css';

const TONES = { good: 'fits', 'below-floor': 'near', 'below-stop': 'refused' } as const;

/** What the check of a version told, in words. */
export function CheckReport({ opened: { margins, unpriced, unserved } }: { opened: OpenedVersionDto }): ReactNode {
  const { t } = useTranslation('prices');
  const codes = unpriced?.reduce((sum, field) => sum + Math.max(1, field.codes.length), 0) ?? 0;
  return (
    <section aria-label={t('lists.check.title')} className={styles.check}>
      <h2>{t('lists.check.title')}</h2>
      {unpriced === null && <p className={styles.soft}>{t('lists.check.none')}</p>}
      {unpriced?.length === 0 && <p>{t('lists.check.complete')}</p>}
      {unpriced !== null && unpriced.length > 0 && (
        <Fold title={t('lists.check.unpriced', { count: codes })} open={unpriced.length <= 5}>
          <ul className={styles.problems}>
            {unpriced.map(({ line, label, codes: values }) => (
              <li key={`${line} ${label}`}>
                {line} {label} {values.join(', ')}
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {unserved.length > 0 && (
        <ul className={styles.problems}>
          {unserved.map(({ customers, group }) => (
            <li key={group}>{t('lists.check.unserved', { group, count: customers })}</li>
          ))}
        </ul>
      )}
      {margins.length > 0 && (
        <Fold title={t('lists.check.margins')} open={margins.some(({ level }) => level !== 'good')}>
          <ul className={styles.margins}>
            {margins.map(({ group, margin, label, key, level }) => (
              <li key={group}>
                <Tag tone={TONES[level]}>{percentSign(margin)}</Tag>{' '}
                {t('lists.check.margin', { group, row: `${label} ${key}` })}
                {level !== 'good' && ` ${t(`lists.check.level.${level}`)}`}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  );
}
