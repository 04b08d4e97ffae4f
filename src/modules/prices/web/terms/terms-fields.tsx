import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '#kernel/locale.ts';
import type { ListChoiceDto } from '#modules/prices/contract.ts';
import { INCOTERMS } from '#modules/prices/domain/incoterms.ts';
import { TAX_MODES } from '#modules/prices/domain/price-codes.ts';
import { ShownChoice } from './shown-choice.tsx';
import styles from './terms.module.css';
import { ChoiceField, type FieldOfTerms, TextField } from './terms-controls.tsx';
import { faultsOf, type TermsField, type TermsForm } from './terms-form.ts';
import { groupOptions, listOptions, zoneOptions } from './terms-options.ts';

export interface TermsFieldsProps {
  form: TermsForm;
  theirs: Partial<TermsForm> | undefined;
  lists: readonly ListChoiceDto[];
  isTried: boolean;
  onChange: (changes: Partial<TermsForm>) => void;
}

/** The fields of the terms: what prices follow from, how is paid and delivered, and what papers go by. */
export function TermsFields({ form, theirs, lists, isTried, onChange }: TermsFieldsProps): ReactNode {
  const { t } = useTranslation('prices');
  const list = lists.find(({ id }) => id === form.listId);
  const faults = faultsOf(form, list);

  function of(field: TermsField): FieldOfTerms {
    const fault = faults[field];
    const isTold = fault !== undefined && (isTried || fault !== 'missing');
    return {
      ...{ field, form, theirs, onChange },
      error: isTold
        ? t(`terms.fault.${fault}`, { field: t(`terms.field.${field}`), group: form.groupCode })
        : undefined,
    };
  }

  const groupHint = () => {
    if (list === undefined) return t('terms.hint.groupFirst');
    return list.groups.length === 0 ? t('terms.hint.noVersion') : undefined;
  };
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('terms.part.prices')}</legend>
        <ChoiceField {...of('listId')} required choose options={listOptions(lists)} />
        <ChoiceField {...of('groupCode')} required choose hint={groupHint()} options={groupOptions(form, list, t)} />
        <ShownChoice {...of('showPrices')} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('terms.part.delivery')}</legend>
        <TextField {...of('payment')} most={200} />
        <ChoiceField
          {...of('incoterm')}
          none={t('terms.notAgreed')}
          options={INCOTERMS.map((code) => ({ value: code, label: `${code} · ${t(`terms.incoterm.${code}`)}` }))}
        />
        {form.incoterm !== '' && <TextField {...of('place')} most={120} required hint={t('terms.hint.place')} />}
        <ChoiceField
          {...of('taxMode')}
          options={TAX_MODES.map((mode) => ({ value: mode, label: t(`terms.tax.${mode}`) }))}
        />
        <TextField {...of('creditNote')} most={1000} isLong hint={t('terms.hint.creditNote')} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('terms.part.customer')}</legend>
        <TextField {...of('erpNo')} most={40} hint={t('terms.hint.erpNo')} />
        <ChoiceField {...of('timeZone')} hint={t('terms.hint.timeZone')} options={zoneOptions(form.timeZone)} />
        <ChoiceField
          {...of('locale')}
          options={LOCALES.map((locale) => ({ value: locale, label: t(`web:language.${locale}`) }))}
        />
      </fieldset>
    </>
  );
}
