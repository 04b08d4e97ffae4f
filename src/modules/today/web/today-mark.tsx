import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { isAdministrator } from '#kernel/administrator.ts';
import { countText } from '#modules/today/domain/count-text.ts';
import { TODAY_PATH } from '#modules/today/domain/paths.ts';
import { useMayVisit } from '#web/menu/permitted-ids.ts';
import { useActedFor } from '#web/session/acting.ts';
import { useSession } from '#web/session/session.ts';
import { Icon } from '#web/ui/icons.tsx';
import styles from './today-mark.module.css';
import { useWaiting } from './use-waiting.ts';
import { askWaiting } from './waiting.ts';

/** So long what is known of it holds while one goes from page to page, ms. */
const FRESH = 15_000;

/** How much waits for the person's answer, as a way to it; nobody waits for the administrator. */
export function Mark(): ReactNode {
  const user = useSession()?.user;
  const isPermitted = useMayVisit(TODAY_PATH);
  return user !== undefined && isPermitted && !isAdministrator(user) && <Waiting key={user.id} />;
}

function Waiting(): ReactNode {
  const { t } = useTranslation('today');
  const customerId = useActedFor()?.id;
  const { pathname } = useLocation();
  const { count } = useWaiting();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another customer has other things to do
  useEffect(() => void askWaiting(), [customerId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another page something may have been done
  useEffect(() => void askWaiting(FRESH), [pathname]);
  useEffect(() => {
    const comeBack = () => document.visibilityState === 'visible' && void askWaiting();
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, []);
  if (count === 0) return null;
  const label = t('mark', { count, shown: countText(count) });
  return (
    <Link to={TODAY_PATH} aria-label={label} title={label} className={styles.mark}>
      <Icon name="calendar" />
      <span aria-hidden="true" className={styles.count}>
        {countText(count)}
      </span>
    </Link>
  );
}
