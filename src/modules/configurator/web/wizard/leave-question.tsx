import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MayLeave } from '#web/leaving/leave-guard.tsx';
import { LeaveQuestion as Question } from '#web/leaving/leave-question.tsx';

/** Asks before an edited line is left with what is not saved (spec 001 §4, ADR 44); closing the window asks in the browser's own words. */
export function LeaveQuestion({ mayLeave }: { mayLeave: MayLeave }): ReactNode {
  const { t } = useTranslation('configurator');
  useEffect(() => {
    function ask(event: BeforeUnloadEvent): void {
      if (!mayLeave()) event.preventDefault();
    }
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mayLeave]);
  return <Question mayLeave={mayLeave} title={t('leave.title')} text={t('leave.text')} confirm={t('leave.confirm')} />;
}
