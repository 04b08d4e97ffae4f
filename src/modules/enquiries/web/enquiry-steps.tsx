import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenEnquiryDto } from '#modules/enquiries/contract.ts';
import { ENQUIRY_ACTIONS, NEXT_STEP } from '#modules/enquiries/domain/enquiry-states.ts';
import { Button } from '#web/ui/button.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './enquiry-page.module.css';
import { ReplyForm } from './reply-form.tsx';
import { isWritten, type PlainStep, useSteps } from './use-steps.ts';

/** What may be done now: the step the enquiry waits for stands out, the others beside it. */
export function EnquirySteps({ enquiry }: { enquiry: OpenEnquiryDto }): ReactNode {
  const { t } = useTranslation('enquiries');
  const steps = useSteps(enquiry);
  const { abilities, state } = enquiry;
  const next = NEXT_STEP[state];
  const open = ENQUIRY_ACTIONS.filter((action): action is PlainStep => !isWritten(action) && abilities[action]);
  return (
    <>
      {abilities.answer && (
        <AnswerForm
          enquiry={enquiry}
          isNext={next === 'answer'}
          isBusy={steps.isPending}
          onSend={(text) => steps.mutateAsync({ action: 'answer', text })}
        />
      )}
      {abilities.reply && <ReplyForm enquiry={enquiry} />}
      {open.length > 0 && (
        <div className={styles.steps}>
          {open.map((action) => (
            <Button
              key={action}
              look={action === next ? 'primary' : 'plain'}
              busy={steps.isPending}
              onClick={() => steps.mutate({ action })}
            >
              {t(`step.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
