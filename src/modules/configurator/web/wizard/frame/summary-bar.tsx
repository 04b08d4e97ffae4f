import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComplete } from '#modules/configurator/web/wizard/demand/use-complete.ts';
import { useShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { Summary } from './summary.tsx';
import styles from './summary-bar.module.css';

/** The summary on a narrow screen: one line above the buttons that opens all of it. */
export function SummaryBar(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, description, product, words, price } = useWizardView();
  const [isOpen, setOpen] = useState(false);
  const complete = useComplete();
  const figures = useShownFigures();
  const row = config.basicType;
  const said = row ? product.panels.rowInShort(row, words.locale, figures) : t('summary.title');
  return (
    <>
      <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.said}>{said}</span>
        <span className={styles.open}>
          {description.isComplete ? t(complete.text) : t('summary.open', { count: description.openPoints.length })}
        </span>
        <Icon name="down" size={14} />
        {price && <span className={styles.price}>{price.brief}</span>}
      </button>
      {isOpen && (
        <Dialog title={t('summary.title')} width="narrow" onClose={() => setOpen(false)}>
          <Summary />
        </Dialog>
      )}
    </>
  );
}
