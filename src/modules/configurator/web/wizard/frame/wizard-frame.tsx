import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { StepDescription } from '#modules/configurator/domain/describe/describe.ts';
import { AskEngineer } from '#modules/configurator/web/wizard/ask-engineer.tsx';
import { OverviewStep } from '#modules/configurator/web/wizard/overview/overview-step.tsx';
import { SearchStep } from '#modules/configurator/web/wizard/search/search-step.tsx';
import { SizingNote } from '#modules/configurator/web/wizard/sizing-mark.tsx';
import { OptionsStep } from '#modules/configurator/web/wizard/steps/options-step.tsx';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import type { StepKind } from '#product/step.ts';
import { classes } from '#web/ui/classes.ts';
import { CustomerNotice } from './customer-notice.tsx';
import { StepList } from './step-list.tsx';
import { StepProgress } from './step-progress.tsx';
import { Summary } from './summary.tsx';
import { SummaryBar } from './summary-bar.tsx';
import styles from './wizard-frame.module.css';

export interface WizardFrameProps {
  place: RefObject<HTMLDivElement | null>;
  /** Told of every click and key before the part it is meant for. */
  onInput: () => void;
  bar: ReactNode;
}

/** Where everything stands: the steps above, the step's content and the summary side by side; below each other on a phone. */
export function WizardFrame({ place, onInput, bar }: WizardFrameProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { state, description, product, words } = useWizardView();
  const step = description.steps[state.currentStep];
  const label = product.release.steps[state.currentStep]?.label;
  // The overview says all the summary says.
  const isSummed = product.context.line.steps[state.currentStep]?.kind === 'overview';
  // Told where one begins, and where one is about to save.
  const isNoticed = state.currentStep === 0 || isSummed;
  return (
    <div
      className={classes(styles.frame, isSummed && styles.summed)}
      onClickCapture={onInput}
      onKeyDownCapture={onInput}
    >
      <h1 className={styles.title}>{textIn(product.context.line.title, words.locale)}</h1>
      <aside className={styles.rail} aria-label={t('step.all')}>
        <StepList />
      </aside>
      <div className={styles.progress}>
        <StepProgress />
      </div>
      <div ref={place} className={styles.place}>
        <div className={styles.head}>
          <h2 tabIndex={-1}>{label && textIn(label, words.locale)}</h2>
        </div>
        {isNoticed && <CustomerNotice />}
        <SizingNote />
        {step && <StepContent key={step.id} step={step} />}
      </div>
      {!isSummed && (
        <aside className={styles.summary} aria-label={t('summary.title')}>
          <Summary />
        </aside>
      )}
      <div className={styles.bar}>
        {!isSummed && (
          <div className={styles.summaryBar}>
            <SummaryBar />
          </div>
        )}
        {bar}
      </div>
    </div>
  );
}

function StepContent({ step }: { step: StepDescription }): ReactNode {
  const { product } = useWizardView();
  const kind = product.context.line.steps[step.number]?.kind;
  const Content = product.panels.steps[step.id] ?? (kind && OF_KIND[kind]) ?? OptionsStep;
  return (
    <>
      <Content step={step} />
      {kind && FITTED.includes(kind) && (
        <div>
          <AskEngineer />
        </div>
      )}
    </>
  );
}

/** The steps that have no place of their own to ask in. */
const FITTED: readonly StepKind[] = ['mounting', 'options'];

/** What steps of a kind show where the line has nothing of its own; groups of options where there is nothing here. */
const OF_KIND: Readonly<Partial<Record<StepKind, (props: { step: StepDescription }) => ReactNode>>> = {
  search: SearchStep,
  overview: OverviewStep,
};
