import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import { carryOver, pathOfQuickSearch, useWizardView } from '#modules/configurator/web/public.ts';
import { Button } from '#web/ui/button.tsx';
import { cardClass } from '#web/ui/card.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './sample-frame.module.css';
import { useSampleView } from './sample-view.ts';

/** The way on for who wants more than a sample has: the whole configurator, with everything as it stands here. */
export function FullConfigurator(): ReactNode {
  const { t } = useTranslation('samples');
  const { code } = useSampleView();
  const { config, product, description } = useWizardView();
  const navigate = useNavigate();
  const typeCode = useMemo(
    () => (description.isComplete ? writeTypeCode(config, product.context, 'full') : null),
    [config, product, description.isComplete],
  );

  function open(text: string): void {
    carryOver(text, config);
    void navigate(pathOfQuickSearch(code, text));
  }

  return (
    <section className={classes(cardClass, styles.card, styles.full)}>
      <p>{t('item.more')}</p>
      <Button disabled={typeCode === null} onClick={() => typeCode !== null && open(typeCode)}>
        {t('item.full')}
      </Button>
    </section>
  );
}
