import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import type { OpenReportDto } from '#modules/reporting/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { quotesToNameQuery } from './report-queries.ts';
import styles from './reporting.module.css';
import { StepForm } from './step-form.tsx';
import { useReportStep } from './use-report-step.ts';

/** The quotes that name a report: when one of them is ordered, the report has won. */
export function NamingQuotes({ report }: { report: OpenReportDto }): ReactNode {
  const { t } = useTranslation('reporting');
  const [isAsking, setAsking] = useState(false);
  const stepping = useReportStep(report);
  const mayName = report.abilities.some(({ action }) => action === 'name-quote');
  if (report.quotes.length === 0 && !mayName) return null;
  return (
    <section className={styles.part} aria-label={t('quote.title')}>
      <h2>{t('quote.title')}</h2>
      <p>{t('quote.text')}</p>
      <ul className={styles.duplicates}>
        {report.quotes.map(({ id, number, title }) => (
          <li key={id} className={styles.words}>
            <Link to={generatePath(QUOTE_PATHS.quote, { id })}>{number}</Link> {title}
            {mayName && (
              <Button
                look="plain"
                busy={stepping.isPending}
                onClick={() =>
                  stepping.mutate(
                    { action: 'unname-quote', by: ({ unname }) => unname(id) },
                    { onError: (error) => notifyFailure(error, t) },
                  )
                }
              >
                {t('quote.unname', { number })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayName && (
        <span>
          <Button onClick={() => setAsking(true)}>{t('quote.name')}</Button>
        </span>
      )}
      {isAsking && <NamingDialog report={report} onClose={() => setAsking(false)} />}
    </section>
  );
}

function NamingDialog({ onClose, report }: { report: OpenReportDto; onClose: () => void }): ReactNode {
  const { t } = useTranslation('reporting');
  const [quoteId, setQuoteId] = useState('');
  const [isTried, setTried] = useState(false);
  const quotes = useQuery(quotesToNameQuery('', useActedFor()?.id));
  const stepping = useReportStep(report);
  const options = (quotes.data ?? []).map(({ id, number, title, customerName }) => ({
    value: id,
    label: [number, title, customerName].filter(Boolean).join(' · '),
  }));

  function handleSubmit(): void {
    setTried(true);
    if (quoteId === '') return;
    stepping.mutate({ action: 'name-quote', by: ({ name }) => name(quoteId) }, { onSuccess: onClose });
  }

  return (
    <StepForm
      title={t('quote.name')}
      confirm={t('quote.name')}
      isBusy={stepping.isPending}
      failure={stepping.isError ? failureText(stepping.error, t) : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Field label={t('quote.one')} required error={isTried && quoteId === '' && t('quote.missing')}>
        {(control) => (
          <Select
            {...control}
            value={quoteId}
            placeholder={t(options.length === 0 ? 'quote.noneToName' : 'quote.choose')}
            options={options}
            onValue={setQuoteId}
          />
        )}
      </Field>
    </StepForm>
  );
}
