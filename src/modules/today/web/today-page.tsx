import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import type { TodayRowDto, TodaySectionDto } from '#modules/today/contract.ts';
import { countText } from '#modules/today/domain/count-text.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { dateOnly } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { useMayVisit } from '#web/menu/permitted-ids.ts';
import { PATHS } from '#web/paths.ts';
import { useActedFor } from '#web/session/acting.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cardClass } from '#web/ui/card.ts';
import { classes } from '#web/ui/classes.ts';
import { ListHead } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import styles from './today-page.module.css';
import { todayQuery } from './today-query.ts';

/** What a person has to do, by kind; each thing leads to where it is done. */
export function Component(): ReactNode {
  const { t } = useTranslation('web');
  return (
    <>
      <ListHead title={t('menu.today')} />
      <Sections />
    </>
  );
}

function Sections(): ReactNode {
  const { t, i18n } = useTranslation('today');
  const today = useQuery(todayQuery(useActedFor()?.id, localeOfInterface(i18n)));
  if (today.isError && !today.data)
    return <ErrorState onRetry={() => void today.refetch()}>{failureText(today.error, t)}</ErrorState>;
  if (!today.data) return <Skeleton shape="rows" count={6} />;
  if (today.data.sections.length === 0) return <NothingToDo />;
  return (
    <div className={styles.sections}>
      {today.data.sections.map((section) => (
        <Section key={section.id} {...section} />
      ))}
    </div>
  );
}

function Section({ name, count, all, rows }: TodaySectionDto): ReactNode {
  const { t } = useTranslation('today');
  const headId = useId();
  return (
    <section aria-labelledby={headId} className={classes(cardClass, styles.section)}>
      <h2 id={headId}>
        {name} <span className={styles.count}>{countText(count)}</span>
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Row {...row} />
          </li>
        ))}
      </ul>
      {all !== null && count > rows.length && (
        <Link to={all} className={styles.all} aria-label={t('allOf', { name })}>
          {t('all')}
        </Link>
      )}
    </section>
  );
}

function Row({ title, detail, path, since, until }: TodayRowDto): ReactNode {
  const { t, i18n } = useTranslation('today');
  return (
    <Link to={path} className={styles.row}>
      <span className={styles.title}>{title}</span>
      <span className={styles.date}>
        {until !== null && t('until', { date: until })}
        {since !== null && t('since', { date: dateOnly(since, localeOfInterface(i18n)) })}
      </span>
      {detail !== '' && <span className={styles.detail}>{detail}</span>}
    </Link>
  );
}

/** What one goes on with where nothing waits. */
function NothingToDo(): ReactNode {
  const { t } = useTranslation('today');
  const mayConfigure = useMayVisit(PATHS.series);
  const mayReadQuotes = useMayVisit(QUOTE_PATHS.list);
  const next = (
    <>
      {mayConfigure && (
        <Link to={PATHS.series} className={buttonClass('primary')}>
          {t('empty.configure')}
        </Link>
      )}
      {mayReadQuotes && (
        <Link to={QUOTE_PATHS.list} className={buttonClass(mayConfigure ? 'plain' : 'primary')}>
          {t('empty.quotes')}
        </Link>
      )}
    </>
  );
  return (
    <EmptyState title={t('empty.title')} next={next}>
      {t('empty.text')}
    </EmptyState>
  );
}
