import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { useWizardView } from '#modules/configurator/web/public.ts';
import { specificationOf } from '#modules/samples/domain/specification.ts';
import { cardClass } from '#web/ui/card.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './sample-frame.module.css';

/** All that is to be said of the sample as it stands. */
export function SampleSheet(): ReactNode {
  const { t } = useTranslation('samples');
  const { config, product, words } = useWizardView();
  const groups = useMemo(() => specificationOf(config, product.context, product.release.steps), [config, product]);
  return (
    <section className={classes(cardClass, styles.card)} aria-labelledby="sample-sheet">
      <h2 id="sample-sheet">{t('item.sheet')}</h2>
      <div className={styles.sheet}>
        {groups.map(({ heading, rows }) => (
          <div key={heading.en} className={styles.group}>
            <h3>{textIn(heading, words.locale)}</h3>
            <dl className={styles.values}>
              {rows.map(({ label, symbol, value, unit }) => (
                <div key={label.en}>
                  <dt>
                    {textIn(label, words.locale)} {symbol}
                  </dt>
                  <dd>
                    {typeof value === 'string' ? value : textIn(value, words.locale)}{' '}
                    {unit !== undefined && <span className={styles.unit}>{unit}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
