import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { refusalText } from '#web/errors/failure-text.ts';
import { isKnownPath } from '#web/known-path.ts';
import styles from '#web/pages/message-page.module.css';
import { PATHS, pathWithin } from '#web/paths.ts';
import { requestLogin } from '#web/session/login-request.ts';
import { currentSession } from '#web/session/session.ts';
import { ticketInHand } from '#web/session/ticket.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type Admission, closeSession, enterInstead, redeemTicket } from './sign-in.ts';
import { TicketQuestion } from './ticket-question.tsx';

/**
 * /jci/{path}: signs in with a partner's ticket and goes on to the page; where that fails, it says why and offers the login. Nobody
 * is signed out unasked by an address they followed.
 */
export function Component(): ReactNode {
  const { t } = useTranslation('accounts');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [other, setOther] = useState<Admission>();
  /** A ticket opens once. */
  const started = useRef(false);
  const wanted = pathWithin(pathname);
  const target = isKnownPath(wanted) ? `${wanted}${search}` : PATHS.home;

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const ticket = ticketInHand.get();
    ticketInHand.set(undefined);
    if (ticket !== undefined) {
      redeemTicket(ticket).then(
        (admission) => {
          const { user } = currentSession() ?? {};
          if (user !== undefined && user.id !== admission.userInfo.id) return setOther(admission);
          enterInstead(admission);
          return navigate(target, { replace: true });
        },
        (error: unknown) => setFailure(refusalText(error, t)),
      );
    } else if (currentSession() !== undefined) {
      void navigate(target, { replace: true });
    } else {
      setFailure(t('ticket.missing'));
    }
  }, [navigate, target, t]);

  function decide(answer: (admission: Admission) => void): void {
    if (other !== undefined) answer(other);
    void navigate(target, { replace: true });
  }

  return (
    <div className={styles.page}>
      <h1>{t(failure === undefined ? 'ticket.title' : 'ticket.failed')}</h1>
      {other !== undefined && (
        <TicketQuestion
          name={other.userInfo.username}
          onGoOn={() => decide(enterInstead)}
          onStay={() => decide(({ token }) => void closeSession(token))}
        />
      )}
      {failure === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <>
          <p role="alert">{failure}</p>
          <Button look="primary" onClick={() => requestLogin({ origin: target })}>
            {t('login.submit')}
          </Button>
        </>
      )}
    </div>
  );
}
