import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router';
import type { LetterDto } from '#modules/mail/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { ListHead } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { textInForce } from './letters.ts';
import { MailPages } from './mail-pages.tsx';
import { lettersQuery } from './mail-queries.ts';
import { MAIL_PATHS } from './paths.ts';
import styles from './templates-page.module.css';

/** Every mail of the portal as it will look, in both languages; each text can be changed. */
export function Component(): ReactNode {
  const { t } = useTranslation('mail');
  const letters = useQuery(lettersQuery());
  return (
    <>
      <ListHead title={t('templates.title')}>
        <MailPages />
      </ListHead>
      <p className={styles.lede}>{t('templates.text')}</p>
      {letters.isError && !letters.data ? (
        <ErrorState onRetry={() => void letters.refetch()}>{failureText(letters.error, t)}</ErrorState>
      ) : letters.data ? (
        <Templates letters={letters.data.letters} />
      ) : (
        <Skeleton shape="rows" count={8} />
      )}
    </>
  );
}

function Templates({ letters }: { letters: readonly LetterDto[] }): ReactNode {
  const templates = [...new Set(letters.map(({ template }) => template))];
  return templates.map((template) => (
    <Template key={template} letters={letters.filter((letter) => letter.template === template)} />
  ));
}

function Template({ letters }: { letters: readonly LetterDto[] }): ReactNode {
  const name = letters[0]?.name ?? '';
  return (
    <section aria-label={name} className={styles.template}>
      <h2>{name}</h2>
      <div className={styles.letters}>
        {letters.map((letter) => (
          <div key={letter.locale} className={styles.letter}>
            <LetterPreview of={letter} letter={textInForce(letter)} />
            <LetterActions letter={letter} name={name} />
          </div>
        ))}
      </div>
    </section>
  );
}

function LetterActions({ letter, name }: { letter: LetterDto; name: string }): ReactNode {
  const { t } = useTranslation('mail');
  const language = t(`web:language.${letter.locale}`);
  return (
    <p className={styles.actions}>
      <Link
        to={`${generatePath(MAIL_PATHS.template, { template: letter.template })}?language=${letter.locale}`}
        aria-label={t('templates.changeNamed', { name, language })}
      >
        {t('templates.change')}
      </Link>
      {letter.own !== null && <Tag tone="chosen">{t('templates.changed')}</Tag>}
    </p>
  );
}
