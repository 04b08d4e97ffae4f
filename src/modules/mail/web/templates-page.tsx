import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router';
import type { MailTemplateDto } from '#modules/mail/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { ListHead } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { MailPages } from './mail-pages.tsx';
import { templatesQuery } from './mail-queries.ts';
import { MAIL_PATHS } from './paths.ts';
import { TemplatePreview } from './template-preview.tsx';
import { textInForce } from './template-texts.ts';
import styles from './templates-page.module.css';

/** Every mail of the portal as it will look, in both languages; each text can be changed. */
export function Component(): ReactNode {
  const { t } = useTranslation('mail');
  const templates = useQuery(templatesQuery());
  return (
    <>
      <ListHead title={t('templates.title')}>
        <MailPages />
      </ListHead>
      <p className={styles.lede}>{t('templates.text')}</p>
      {templates.isError && !templates.data ? (
        <ErrorState onRetry={() => void templates.refetch()}>{failureText(templates.error, t)}</ErrorState>
      ) : templates.data ? (
        <Templates templates={templates.data.letters} />
      ) : (
        <Skeleton shape="rows" count={8} />
      )}
    </>
  );
}

function Templates({ templates }: { templates: readonly MailTemplateDto[] }): ReactNode {
  const codes = [...new Set(templates.map(({ template }) => template))];
  return codes.map((template) => (
    <Template key={template} templates={templates.filter((mailTemplate) => mailTemplate.template === template)} />
  ));
}

function Template({ templates }: { templates: readonly MailTemplateDto[] }): ReactNode {
  const name = templates[0]?.name ?? '';
  return (
    <section aria-label={name} className={styles.template}>
      <h2>{name}</h2>
      <div className={styles.templates}>
        {templates.map((mailTemplate) => (
          <div key={mailTemplate.locale} className={styles.preview}>
            <TemplatePreview of={mailTemplate} text={textInForce(mailTemplate)} />
            <TemplateLinks mailTemplate={mailTemplate} name={name} />
          </div>
        ))}
      </div>
    </section>
  );
}

function TemplateLinks({ mailTemplate, name }: { mailTemplate: MailTemplateDto; name: string }): ReactNode {
  const { t } = useTranslation('mail');
  const language = t(`web:language.${mailTemplate.locale}`);
  return (
    <p className={styles.actions}>
      <Link
        to={`${generatePath(MAIL_PATHS.template, { template: mailTemplate.template })}?language=${mailTemplate.locale}`}
        aria-label={t('templates.changeNamed', { name, language })}
      >
        {t('templates.change')}
      </Link>
      {mailTemplate.own !== null && <Tag tone="chosen">{t('templates.changed')}</Tag>}
    </p>
  );
}
