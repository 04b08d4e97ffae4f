import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enquiryRoutes, type SenderDto } from '#modules/enquiries/contract.ts';
import type { EnquiryDraft } from '#modules/enquiries/domain/check-enquiry.ts';
import { CallError, call } from '#web/calls/call.ts';
import { useActedFor } from '#web/session/acting.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './enquiry-form.module.css';

/** Who asks, as far as the portal says. */
export interface Asker {
  /** Undefined for a visitor, and while the portal does not say. */
  readonly sender: SenderDto | undefined;
  /** Whether the portal is still asked: until then nobody can tell whether a name is missing. */
  readonly isAwaited: boolean;
}

/** Who is signed in, as an enquiry names them. */
export function useSender(): Asker {
  const token = useSession()?.token;
  const customerId = useActedFor()?.id;
  const asked = token === undefined ? undefined : `${token} ${customerId ?? ''}`;
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly sender: SenderDto | undefined }>();
  useEffect(() => {
    if (asked === undefined) return;
    const stop = new AbortController();
    call(enquiryRoutes.sender, { signal: stop.signal })
      .then((sender) => setAnswer({ asked, sender }))
      .catch((error: unknown) => {
        typeItInstead(error);
        if (!stop.signal.aborted) setAnswer({ asked, sender: undefined });
      });
    return () => stop.abort();
  }, [asked]);
  const isAnswered = answer !== undefined && answer.asked === asked;
  return { sender: isAnswered ? answer.sender : undefined, isAwaited: asked !== undefined && !isAnswered };
}

/** What could not be had is typed: the form is the same without it. */
function typeItInstead(error: unknown): void {
  if (error instanceof CallError || (error instanceof DOMException && error.name === 'AbortError')) return;
  throw error;
}

/** Whether nobody has typed yet who asks. */
export function isUntyped({ name, company, email, telephone }: EnquiryDraft): boolean {
  return [name, company, email, telephone].every((text) => text === '');
}

/** Whether an enquiry is from just this sender. */
export function isSame(draft: EnquiryDraft, { name, company, email, telephone }: SenderDto): boolean {
  return draft.name === name && draft.company === company && draft.email === email && draft.telephone === telephone;
}

/** Whether the portal knows enough of a sender for an answer. */
export function isReachable({ name, email, telephone }: SenderDto): boolean {
  return name !== '' && (email !== '' || telephone !== '');
}

/** The sender in one line, as long as nobody wants another. */
export function KnownSender({ sender, onChange }: { sender: SenderDto; onChange: () => void }): ReactNode {
  const { t } = useTranslation('enquiries');
  const { name, company, email, telephone } = sender;
  const said = [name, company, email, telephone].filter((text) => text !== '').join(' · ');
  return (
    <p className={styles.known}>
      <span>{t('form.from', { sender: said })}</span>
      <Button compact look="quiet" onClick={onChange}>
        {t('form.change')}
      </Button>
    </p>
  );
}
