import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#kernel/money.ts';
import type { FamilyDto } from '#modules/prices/contract.ts';
import { AGREED_FOR } from '#modules/prices/domain/agreement.ts';
import { Field } from '#web/ui/field.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { AgreementFieldsProps } from './agreement-fields.tsx';
import { AgreementProduct } from './agreement-product.tsx';
import type { AgreedWith } from './agreement-queries.ts';

interface AgreementAboutProps extends AgreementFieldsProps {
  customer: AgreedWith;
  currency: Currency;
  families: readonly FamilyDto[];
}

/** What an agreement is about: a family, typed with suggestions, or the product of a type code. */
export function AgreementAbout({
  customer,
  families,
  currency,
  typed,
  faults,
  onType,
}: AgreementAboutProps): ReactNode {
  const { t } = useTranslation('prices');
  const names = useId();
  /** The code as it stood when the field was left: what is half typed is no product. */
  const [code, setCode] = useState('');
  const { family, selector, typeCode } = typed;
  const fault = (name: 'family' | 'typeCode') => faults.includes(name) && t(`agreements.fault.${name}`);
  return (
    <>
      <Segments
        label={t('agreements.field.about')}
        value={selector}
        options={AGREED_FOR.map((value) => ({ value, label: t(`agreements.about.${value}`) }))}
        onValue={(value) => onType({ selector: AGREED_FOR.find((one) => one === value) ?? selector })}
      />
      {selector === 'family' ? (
        <Field label={t('agreements.field.family')} required hint={t('agreements.hint.family')} error={fault('family')}>
          {(control) => (
            <TextInput
              {...control}
              list={names}
              maxLength={100}
              autoComplete="off"
              value={family}
              onChange={({ target }) => onType({ family: target.value })}
            />
          )}
        </Field>
      ) : (
        <>
          <Field
            label={t('agreements.field.typeCode')}
            required
            hint={t('agreements.hint.typeCode')}
            error={fault('typeCode')}
          >
            {(control) => (
              <TextInput
                {...control}
                maxLength={500}
                autoComplete="off"
                value={typeCode}
                onChange={({ target }) => onType({ typeCode: target.value })}
                onBlur={() => setCode(typeCode.trim())}
              />
            )}
          </Field>
          <AgreementProduct {...{ customer, currency, typed }} code={code} />
        </>
      )}
      <datalist id={names}>
        {families.map(({ key, name }) => (
          <option key={key} value={name} />
        ))}
      </datalist>
    </>
  );
}
