import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TodaySectionDto } from '#modules/today/contract.ts';
import { countText } from '#modules/today/domain/count-text.ts';
import { TODAY_PATH } from '#modules/today/domain/paths.ts';
import { useMayVisit } from '#web/menu/permitted-ids.ts';
import styles from './today-strip.module.css';
import { useWaiting } from './use-waiting.ts';
import { askWaiting } from './waiting.ts';

/** What waits for the person's answer, above the product lines: each kind with how many there are, and the way to them. */
export function Component(): ReactNode {
  const { t } = useTranslation('today');
  const { sections } = useWaiting();
  useNamedAnew();
  if (!useMayVisit(TODAY_PATH) || sections.length === 0) return null;
  return (
    <nav aria-label={t('strip')} className={styles.strip}>
      <Link to={TODAY_PATH} className={styles.name}>
        {t('strip')}
      </Link>
      {sections.map((section) => (
        <Link key={section.id} to={wayTo(section)}>
          {section.name} <span className={styles.count}>{countText(section.count)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** One thing is opened at once; several are listed where there is a list of them. */
function wayTo({ all, count, rows }: TodaySectionDto): string {
  const [first] = rows;
  return count === 1 && first !== undefined ? first.path : (all ?? TODAY_PATH);
}

/** The server names the kinds: in another language they are asked for again. The mark in the header asks for everything else. */
function useNamedAnew(): void {
  const { i18n } = useTranslation('today');
  const named = useRef(i18n.language);
  useEffect(() => {
    if (named.current === i18n.language) return;
    named.current = i18n.language;
    void askWaiting();
  }, [i18n.language]);
}
