import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  Hero,
  OpenPointList,
  useWizardView,
  WarningList,
  type WizardFrameProps,
} from '#modules/configurator/web/public.ts';
import { pickOfRow } from '#modules/samples/domain/picks.ts';
import { sampleFault } from '#modules/samples/domain/sample-pairs.ts';
import { pathOfSamples } from '#web/saved-product-path.ts';
import { Button } from '#web/ui/button.tsx';
import { cardClass } from '#web/ui/card.ts';
import { classes } from '#web/ui/classes.ts';
import { FullConfigurator } from './full-configurator.tsx';
import { LanguageNote } from './language-note.tsx';
import styles from './sample-frame.module.css';
import { SampleOrder } from './sample-order.tsx';
import { SampleParameters } from './sample-parameters.tsx';
import { SampleSheet } from './sample-sheet.tsx';
import { useSampleView } from './sample-view.ts';

/** One sample on one page: the product, what may be chosen of it, all that is to be said of it, and what goes with it into the list. */
export function SampleFrame({ place, onInput, bar }: WizardFrameProps): ReactNode {
  const { t } = useTranslation(['samples', 'configurator']);
  const { code, list } = useSampleView();
  const { config, description } = useWizardView();
  const { basicType: row } = config;
  const pick = row ? pickOfRow(list, row.id) : undefined;
  const isSample = row !== null && sampleFault(list, [], { rowId: row.id, standing: description.standing }) === null;
  return (
    <div className={styles.frame} onClickCapture={onInput} onKeyDownCapture={onInput}>
      <div className={styles.head}>
        <Link to={pathOfSamples(code)}>← {t('item.all')}</Link>
        <h1>{pick ? t('item.title', { id: pick.sample.id }) : t('page')}</h1>
        <LanguageNote />
      </div>
      <div ref={place} className={styles.place}>
        {!isSample && <NoSample />}
        <Hero />
        {!description.isComplete && (
          <section className={classes(cardClass, styles.open)}>
            <h2>{t('configurator:summary.open', { count: description.openPoints.length })}</h2>
            <OpenPointList />
          </section>
        )}
        <WarningList isOpen />
        {pick && <SampleParameters pick={pick} />}
        <FullConfigurator />
        <SampleSheet />
        <SampleOrder />
      </div>
      <div className={styles.bar}>{bar}</div>
    </div>
  );
}

/** What a way out of an excluded option led to is a product, but none of the catalogue: it can be taken back, or gone on with. */
function NoSample(): ReactNode {
  const { t } = useTranslation(['samples', 'configurator']);
  const { state, dispatch } = useWizardView();
  return (
    <section className={classes(cardClass, styles.open)} role="status">
      <p>{t('item.left')}</p>
      {state.history.past.length > 0 && (
        <div>
          <Button onClick={() => dispatch({ type: 'undo' })}>{t('configurator:bar.undo')}</Button>
        </div>
      )}
    </section>
  );
}
