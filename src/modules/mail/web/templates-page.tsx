import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailTemplateDto } from '#modules/mail/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { HTML_LANG } from '#web/language.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { MailPages } from './mail-pages.tsx';
import { templatesQuery } from './mail-queries.ts';
import styles from './templates-page.module.css';

/** Every template of the portal's mails as it will look, in both languages. */
export function Component(): ReactNode {
  const { t } = useTranslation('mail');
  const templates = useQuery(templatesQuery());
  return (
    <>
      <header className={styles.head}>
        <h1>{t('templates.title')}</h1>
        <MailPages />
      </header>
      <p className={styles.lede}>{t('templates.text')}</p>
      {templates.isError && !templates.data ? (
        <ErrorState onRetry={() => void templates.refetch()}>{failureText(templates.error, t)}</ErrorState>
      ) : templates.data ? (
        templates.data.map((template) => <Preview key={template.template} {...template} />)
      ) : (
        <Skeleton shape="rows" count={8} />
      )}
    </>
  );
}

function Preview({ template, letters }: MailTemplateDto): ReactNode {
  const { t } = useTranslation('mail');
  const name = t(`templates.name.${template}`);
  return (
    <section aria-label={name} className={styles.template}>
      <h2>{name}</h2>
      <div className={styles.letters}>
        {letters.map(({ locale, subject, text }) => (
          <article
            key={locale}
            aria-label={t('templates.letter', { name, language: t(`web:language.${locale}`) })}
            lang={HTML_LANG[locale]}
            className={styles.letter}
          >
            <h3>{subject}</h3>
            <p>{text.trim()}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
