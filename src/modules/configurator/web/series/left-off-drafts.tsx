import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { draftsLeftOff, type LeftOff } from '#modules/drafts/web/public.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { useActedFor } from '#web/session/acting.ts';
import { useSession } from '#web/session/session.ts';

/** How many are offered here; the palette finds all of them. */
const MOST = 2;

/** What was begun and not saved, here or on another device, each with where it goes on; nothing where there is none. */
export function LeftOffDrafts(): ReactNode {
  const { t, i18n } = useTranslation('drafts');
  const drafts = useLeftOff();
  if (drafts.length === 0) return null;
  return (
    <p>
      {t('continue.title')}{' '}
      {drafts.slice(0, MOST).map(({ key, name, at, path }, index) => (
        <Fragment key={key}>
          {index > 0 && ' · '}
          <Link to={path}>
            {t('continue.one', { name, time: dateAndTime(new Date(at).toISOString(), localeOfInterface(i18n)) })}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

function useLeftOff(): readonly LeftOff[] {
  const [drafts, setDrafts] = useState<readonly LeftOff[]>([]);
  const token = useSession()?.token;
  const customer = useActedFor()?.id;
  // Another person, or another customer, has other ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose they are is read where they are asked for
  useEffect(() => {
    let isGone = false;
    void draftsLeftOff().then((found) => !isGone && setDrafts(found));
    return () => {
      isGone = true;
    };
  }, [token, customer]);
  return drafts;
}
