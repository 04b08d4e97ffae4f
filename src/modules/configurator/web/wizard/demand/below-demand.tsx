import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { AskEngineer } from '#modules/configurator/web/wizard/ask-engineer.tsx';
import card from '#modules/configurator/web/wizard/card.module.css';
import { questionOfReserve } from '#modules/configurator/web/wizard/engineer-question.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { fallsShort, REASON, type Reserve, reserveWords } from '#product/judgement/reserve.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icons.tsx';
import styles from './demand.module.css';
import { ReasonField } from './reason-field.tsx';
import { useReserve } from './reserve-note.tsx';

/** What a drive below its demand needs before it can be saved: a reason, or below 1.0 an engineer. Nothing for any other. */
export function BelowDemand(): ReactNode {
  const reserve = useReserve();
  if (!fallsShort(reserve)) return null;
  return reserve.verdict === 'by-enquiry' ? <ByEnquiry reserve={reserve} /> : <WithReason reserve={reserve} />;
}

function ByEnquiry({ reserve }: { reserve: Reserve }): ReactNode {
  const { t } = useTranslation('configurator');
  const figures = useFigures(reserve);
  return (
    <section className={classes(card.card, styles.place, styles.refused)} data-field={REASON}>
      <h3>
        <Icon name="refused" />
        {t('demand.byEnquiry')}
      </h3>
      <p>{t('demand.byEnquiryText', { figures })}</p>
      <div>
        <AskEngineer look="primary" question={questionOfReserve(figures, t)} />
      </div>
    </section>
  );
}

function WithReason({ reserve }: { reserve: Reserve }): ReactNode {
  const { t } = useTranslation('configurator');
  const figures = useFigures(reserve);
  return (
    <section className={classes(card.card, styles.place, styles.near)} data-field={REASON}>
      <h3>
        <Icon name="warning" />
        {t('demand.below')}
      </h3>
      <p>{t('demand.belowText', { figures })}</p>
      <ReasonField />
    </section>
  );
}

function useFigures(reserve: Reserve): string {
  const { words } = useWizardView();
  return textIn(reserveWords(reserve), words.locale);
}
