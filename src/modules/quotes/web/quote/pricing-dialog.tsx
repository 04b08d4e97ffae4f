import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INCOTERMS } from '#modules/prices/domain/incoterms.ts';
import { dateOnly } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { DayInput } from '#web/ui/day-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ChargeFields } from './charge-fields.tsx';
import { DialogFrame, type StepDialogProps } from './dialog-frame.tsx';
import { PercentOfChosen } from './percent-of-chosen.tsx';
import { PriceListFields } from './price-list-fields.tsx';
import { PricedLineFields } from './priced-line-fields.tsx';
import { isWrongDay, type ProviderQuote, type TypedTerms } from './pricing-entry.ts';
import { amountsOf } from './quote-amount.ts';
import styles from './quote-page.module.css';
import { toggled } from './toggled.ts';
import { type TypedPrices, usePricing } from './use-pricing.ts';

interface PricingDialogProps extends StepDialogProps {
  quote: ProviderQuote;
  /** What the prices of some lines begin with. */
  filled?: TypedPrices | undefined;
}

/** Works on an offer: each line by the list, with a discount, at a price, or not at all; and on which terms. */
export function PricingDialog({ filled, quote, onTake, ...dialog }: PricingDialogProps): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const pricing = usePricing(quote, filled);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isTried, setTried] = useState(false);
  const { currency } = quote;
  const locale = localeOfInterface(i18n);
  const amounts = amountsOf(currency, locale);

  function keptOf({ kept }: ProviderQuote, lineNo: number): string | undefined {
    const told = kept.find((one) => one.lineNo === lineNo);
    if (told === undefined) return undefined;
    const { at, isFrom, quantity, unit } = told;
    const said = { amount: amounts.whole(unit), day: dateOnly(at, locale), pieces: quantity };
    return t(isFrom ? 'pricing.keptFrom' : 'pricing.kept', said);
  }

  function handleSubmit(): void {
    setTried(true);
    if (!pricing.isFaulty) onTake((calls) => calls.price(pricing.said()));
  }

  return (
    <DialogFrame title={t('step.price')} confirm={t('pricing.save')} width="medium" onSubmit={handleSubmit} {...dialog}>
      <p>{t('pricing.text')}</p>
      <PriceListFields quote={quote} typed={pricing.list} isTried={isTried} onType={pricing.typeList} />
      {pricing.rows.length > 1 && (
        <PercentOfChosen rows={pricing.rows} chosen={chosen} onChoose={setChosen} onSet={pricing.typePrices} />
      )}
      {pricing.rows.map(({ line, said, typed, worked }) => (
        <PricedLineFields
          key={line.lineNo}
          {...{ line, typed, currency, amounts }}
          computed={worked?.computed}
          kept={keptOf(quote, line.lineNo)}
          isOtherList={pricing.isOtherList}
          isFrom={worked?.isFrom ?? false}
          isWrong={isTried && said === undefined}
          {...(pricing.rows.length > 1 && {
            isChosen: chosen.has(line.lineNo),
            onChoose: () => setChosen((before) => toggled(before, line.lineNo)),
          })}
          onType={(next) => pricing.typePrices({ [line.lineNo]: next })}
        />
      ))}
      <ChargeFields charges={pricing.charges} currency={currency} isTried={isTried} onType={pricing.typeCharges} />
      <TermsFields terms={pricing.terms} isTried={isTried} onType={pricing.typeTerms} />
    </DialogFrame>
  );
}

interface TermsFieldsProps {
  terms: TypedTerms;
  isTried: boolean;
  onType: (typed: Partial<TypedTerms>) => void;
}

function TermsFields({ terms, isTried, onType }: TermsFieldsProps): ReactNode {
  const { t } = useTranslation('quotes');
  const text = (name: 'payment' | 'place', most: number) => (
    <Field label={t(`offer.${name}`)}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={most}
          value={terms[name]}
          onChange={(event) => onType({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <fieldset className={styles.group}>
      <legend>{t('offer.terms')}</legend>
      <div className={styles.fields}>
        <Field
          label={t('offer.validUntil')}
          hint={t('pricing.validHint')}
          error={isTried && isWrongDay(terms.validUntil) && t('line.wantedWrong')}
        >
          {(control) => (
            <DayInput
              {...control}
              label={t('offer.validUntil')}
              value={terms.validUntil}
              onValue={(validUntil) => onType({ validUntil })}
            />
          )}
        </Field>
        {text('payment', 200)}
        <Field label={t('offer.incoterm')}>
          {(control) => (
            <Select
              {...control}
              value={terms.incoterm}
              placeholder={t('offer.none')}
              options={INCOTERMS.map((value) => ({ value, label: value }))}
              onValue={(incoterm) => onType({ incoterm })}
            />
          )}
        </Field>
        {text('place', 120)}
      </div>
    </fieldset>
  );
}
