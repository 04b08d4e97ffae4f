import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepDescription } from '#modules/configurator/domain/describe/describe.ts';
import { AskEngineer } from '#modules/configurator/web/wizard/ask-engineer.tsx';
import card from '#modules/configurator/web/wizard/card.module.css';
import { BelowDemand } from '#modules/configurator/web/wizard/demand/below-demand.tsx';
import { OpenPointList } from '#modules/configurator/web/wizard/open-point-list.tsx';
import { WarningList } from '#modules/configurator/web/wizard/warning-notes.tsx';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { SPECIAL_WISHES } from '#product/configuration.ts';
import { classes } from '#web/ui/classes.ts';
import { DocumentAddresses } from './document-addresses.tsx';
import { DrawingRequest } from './drawing-request.tsx';
import { Hero } from './hero.tsx';
import styles from './overview-step.module.css';
import { Differences, ProductTable } from './product-table.tsx';
import { SpecialWishes } from './special-wishes.tsx';
import { TextField } from './text-field.tsx';

/** The complete product, its type code, and what is said to whoever builds it. */
export function OverviewStep({ step }: { step: StepDescription }): ReactNode {
  const { t } = useTranslation('configurator');
  const { description, product } = useWizardView();
  const wishes = step.fields.find(({ id }) => id === SPECIAL_WISHES);
  return (
    <>
      <Hero />
      {!description.isComplete && (
        <section className={classes(card.card, styles.open)}>
          <h3>{t('summary.open', { count: description.openPoints.length })}</h3>
          <OpenPointList />
        </section>
      )}
      <BelowDemand />
      <WarningList isOpen />
      <Differences />
      <ProductTable />
      <section className={classes(card.card, styles.request)}>
        <h3>{t('section.request')}</h3>
        {wishes && <SpecialWishes field={wishes} />}
        <TextField field="remark" lines={3} />
        <DrawingRequest />
        <DocumentAddresses />
        {/* Else it is the main button of the bar. */}
        {!product.context.line.isSettledByEnquiry && (
          <div>
            <AskEngineer />
          </div>
        )}
      </section>
    </>
  );
}
