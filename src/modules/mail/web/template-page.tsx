import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import type { MailTemplateDto } from '#modules/mail/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { LeaveQuestion } from '#web/leaving/leave-question.tsx';
import { NotFoundPage } from '#web/pages/not-found-page.tsx';
import { useTabDetail } from '#web/tabs/own-tab.ts';
import { ListHead } from '#web/ui/list-page.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { MailPages } from './mail-pages.tsx';
import { templatesQuery } from './mail-queries.ts';
import { TemplateEditor } from './template-editor.tsx';
import styles from './template-page.module.css';
import { useTemplateDraft } from './use-template-draft.ts';

/** The text of one mail in both languages, to be changed. */
export function Component(): ReactNode {
  const { template } = useParams();
  const { t } = useTranslation('mail');
  const answer = useQuery(templatesQuery());
  const templates = answer.data?.letters.filter((mailTemplate) => mailTemplate.template === template);
  const name = templates?.[0]?.name;
  useTabDetail(name);
  if (templates?.length === 0) return <NotFoundPage />;
  const [zh, en] = LOCALES.map((locale) => templates?.find((mailTemplate) => mailTemplate.locale === locale));
  return (
    <>
      <ListHead title={name === undefined ? t('edit.page') : t('edit.title', { name })}>
        <MailPages />
      </ListHead>
      {answer.isError && !answer.data ? (
        <ErrorState onRetry={() => void answer.refetch()}>{failureText(answer.error, t)}</ErrorState>
      ) : zh && en ? (
        <BothLanguages zh={zh} en={en} testAddress={answer.data?.testAddress ?? null} />
      ) : (
        <Skeleton shape="rows" count={8} />
      )}
    </>
  );
}

interface BothLanguagesProps {
  zh: MailTemplateDto;
  en: MailTemplateDto;
  testAddress: string | null;
}

/** One language is shown, and what was typed in the other is kept. */
function BothLanguages({ zh, en, testAddress }: BothLanguagesProps): ReactNode {
  const { t } = useTranslation('mail');
  const drafts = { 'zh-cn': useTemplateDraft(zh), en: useTemplateDraft(en) };
  const [locale, setLocale] = useLanguageOfTemplate();
  const isClean = !LOCALES.some((each) => drafts[each].isDirty);
  const mayLeave = useCallback(() => isClean, [isClean]);

  function labelOf(each: Locale): string {
    const language = t(`web:language.${each}`);
    return drafts[each].isDirty ? t('edit.unsavedIn', { language }) : language;
  }

  return (
    <>
      <div className={styles.languages}>
        <Segments
          label={t('edit.language')}
          value={locale}
          options={LOCALES.map((each) => ({ value: each, label: labelOf(each) }))}
          onValue={setLocale}
        />
      </div>
      <TemplateEditor key={locale} draft={drafts[locale]} testAddress={testAddress} />
      <LeaveQuestion
        mayLeave={mayLeave}
        title={t('edit.leave.title')}
        text={t('edit.leave.text')}
        confirm={t('edit.leave.confirm')}
      />
    </>
  );
}

/** The language stands in the address, so that the tab keeps it; at first it is that of the interface. */
function useLanguageOfTemplate(): [Locale, (locale: string) => void] {
  const { i18n } = useTranslation();
  const [params, setParams] = useSearchParams();
  const named = LOCALES.find((locale) => locale === params.get('language'));
  return [named ?? localeOfInterface(i18n), (language) => setParams({ language }, { replace: true })];
}
