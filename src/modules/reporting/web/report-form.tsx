import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CURRENCIES } from '#kernel/money.ts';
import { LINES } from '#lines/index.ts';
import { CHINA } from '#modules/accounts/domain/registration.ts';
import { countriesIn } from '#modules/accounts/web/public.ts';
import { type OpenReportDto, reportRoutes, reportStepRoutes } from '#modules/reporting/contract.ts';
import { call } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { useActedFor } from '#web/session/acting.ts';
import { useSession } from '#web/session/session.ts';
import { DayInput } from '#web/ui/day-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { openReportQuery, REPORTS_KEY, reportedForQuery } from './report-queries.ts';
import styles from './reporting.module.css';
import { StepForm } from './step-form.tsx';
import { faultsOf, NOTHING_TYPED, type ReportField, saidOf, type TypedReport, typedOf } from './typed-report.ts';

interface ReportFormProps {
  /** The report that is changed; left out, a new one is made. */
  report?: OpenReportDto;
  onDone?: (report: OpenReportDto) => void;
  onClose: () => void;
}

/** Reports a prospective customer and its project, or changes what was reported. */
export function ReportForm({ onClose, onDone, report }: ReportFormProps): ReactNode {
  const { t } = useTranslation('reporting');
  const [typed, setTyped] = useState<TypedReport>(() => (report === undefined ? NOTHING_TYPED : typedOf(report)));
  const [isTried, setTried] = useState(false);
  const sending = useSendingReport(report);
  const faults = isTried ? faultsOf(typed) : {};
  const change = (changes: Partial<TypedReport>) => setTyped((before) => ({ ...before, ...changes }));
  const errorOf = (field: ReportField) => faults[field] !== undefined && t(faults[field]);

  function handleSubmit(): void {
    setTried(true);
    if (Object.keys(faultsOf(typed)).length > 0) return;
    sending.mutate(typed, {
      onSuccess(sent) {
        onClose();
        onDone?.(sent);
      },
    });
  }

  const text = (field: 'company' | 'project' | 'area' | 'creditCode', most: number, isNeeded = false) => (
    <Field
      label={t(`form.${field}`)}
      required={isNeeded}
      error={errorOf(field)}
      hint={field === 'creditCode' && t(typed.country === CHINA ? 'form.codeHint' : 'form.registerHint')}
    >
      {(control) => (
        <TextInput
          {...control}
          maxLength={most}
          value={typed[field]}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      )}
    </Field>
  );

  return (
    <StepForm
      title={t(report === undefined ? 'report' : 'step.edit')}
      confirm={t(report === undefined ? 'form.send' : 'form.save')}
      width="medium"
      isBusy={sending.isPending}
      failure={sending.isError ? failureText(sending.error, t) : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>{t('form.text')}</p>
      {report === undefined && (
        <ReportedFor value={typed.organisationId} onValue={(organisationId) => change({ organisationId })} />
      )}
      <div className={styles.fields}>
        {text('company', 200, true)}
        {text('project', 200, true)}
        <CountryField value={typed.country} onValue={(country) => change({ country })} />
        {text('creditCode', 40)}
        {text('area', 200)}
        <Field label={t('form.closeDate')} error={errorOf('closeDate')}>
          {(control) => (
            <DayInput
              {...control}
              label={t('form.closeDate')}
              value={typed.closeDate}
              onValue={(closeDate) => change({ closeDate })}
            />
          )}
        </Field>
        <Field label={t('form.quantity')} error={errorOf('quantity')}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={10}
              value={typed.quantity}
              onChange={({ target }) => change({ quantity: target.value })}
            />
          )}
        </Field>
        <AmountField typed={typed} error={errorOf('amount')} onChange={change} />
      </div>
      <LineFields value={typed.productLines} onValue={(productLines) => change({ productLines })} />
      <Field label={t('form.note')}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={2000}
            value={typed.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </Field>
    </StepForm>
  );
}

/** Sends a report or what was changed of one, and shows it as it stands then. */
function useSendingReport(report: OpenReportDto | undefined) {
  const { t } = useTranslation('reporting');
  const cache = useQueryClient();
  const customerId = useActedFor()?.id;
  return useMutation({
    mutationFn(typed: TypedReport): Promise<OpenReportDto> {
      const said = saidOf(typed);
      if (report !== undefined) {
        const params = { id: report.id };
        return call(reportStepRoutes.edit, { params, body: { ...said, version: report.version } as never });
      }
      const { organisationId } = typed;
      const body = { ...said, ...(organisationId !== '' && { organisationId }) };
      return call(reportRoutes.report, { body: body as never });
    },
    onSuccess(sent) {
      toasts.show({ tone: 'success', text: t(report === undefined ? 'reported' : 'done.edit') });
      cache.setQueryData(openReportQuery(sent.id, customerId).queryKey, sent);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: REPORTS_KEY }),
  });
}

/** In whose name staff report: a level-1 customer of theirs, or the provider itself. Everybody else reports in their own. */
function ReportedFor({ onValue, value }: { value: string; onValue: (id: string) => void }): ReactNode {
  const { t } = useTranslation('reporting');
  const isActing = useActedFor() !== undefined;
  const isStaff = !(useSession()?.user.userAttribute?.startsWith('Customer') ?? false) && !isActing;
  const customers = useQuery({ ...reportedForQuery(), enabled: isStaff });
  if (!isStaff) return null;
  const options = [
    { value: '', label: t('form.ownName') },
    ...(customers.data ?? []).map(({ customerName: label, id }) => ({ value: id, label })),
  ];
  return (
    <Field label={t('form.reportedFor')} hint={t('form.reportedForHint')}>
      {(control) => <Select {...control} value={value} options={options} onValue={onValue} />}
    </Field>
  );
}

function CountryField({ onValue, value }: { value: string; onValue: (code: string) => void }): ReactNode {
  const { t, i18n } = useTranslation('reporting');
  const options = useMemo(
    () => countriesIn(i18n.language).map(({ code, name }) => ({ value: code, label: name })),
    [i18n.language],
  );
  return (
    <Field label={t('form.country')} required>
      {(control) => <Select {...control} value={value} options={options} onValue={onValue} />}
    </Field>
  );
}

interface AmountFieldProps {
  typed: TypedReport;
  error: string | false;
  onChange: (changes: Partial<TypedReport>) => void;
}

function AmountField({ error, onChange, typed: { amount, currency } }: AmountFieldProps): ReactNode {
  const { t } = useTranslation('reporting');
  return (
    <Field label={t('form.amount')} error={error}>
      {(control) => (
        <span className={styles.amount}>
          <TextInput
            {...control}
            inputMode="decimal"
            maxLength={20}
            value={amount}
            onChange={({ target }) => onChange({ amount: target.value })}
          />
          <Select
            aria-label={t('form.currency')}
            value={currency}
            options={Object.keys(CURRENCIES).map((code) => ({ value: code, label: code }))}
            onValue={(code) => onChange({ currency: code as TypedReport['currency'] })}
          />
        </span>
      )}
    </Field>
  );
}

interface LineFieldsProps {
  value: readonly string[];
  onValue: (codes: readonly string[]) => void;
}

function LineFields({ onValue, value }: LineFieldsProps): ReactNode {
  const { t } = useTranslation('reporting');
  const toggle = (code: string) =>
    onValue(value.includes(code) ? value.filter((one) => one !== code) : [...value, code]);
  return (
    <fieldset className={styles.lines}>
      <legend>{t('form.productLines')}</legend>
      {LINES.map(({ code }) => (
        <label key={code}>
          <input type="checkbox" checked={value.includes(code)} onChange={() => toggle(code)} />
          {code}
        </label>
      ))}
    </fieldset>
  );
}
