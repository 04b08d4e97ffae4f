import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CURRENCIES, type Currency } from '#kernel/money.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { ChoiceField, DayField, FieldGroup, TextField } from '#modules/bills/web/fields/fields.tsx';
import { MoneyField } from '#modules/bills/web/fields/figure-fields.tsx';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { Button } from '#web/ui/button.tsx';
import { type GoodsDto, NO_CREDIT } from './goods-edit.ts';

type CreditDto = NonNullable<GoodsDto['letterOfCredit']>;

const CURRENCY_CODES = Object.keys(CURRENCIES) as readonly Currency[];

interface CreditFieldsProps {
  credit: CreditDto | null;
  currency: Currency;
  onType: (credit: CreditDto | null) => void;
}

/** What a letter of credit says, where goods are paid by one. */
export function CreditFields({ credit, currency, onType }: CreditFieldsProps): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  if (credit === null)
    return (
      <div>
        <Button look="quiet" compact data-place="letter-of-credit" onClick={() => onType({ ...NO_CREDIT, currency })}>
          {t('credit.add')}
        </Button>
      </div>
    );
  const change = (typed: Partial<CreditDto>) => onType({ ...credit, ...typed });
  return (
    <FieldGroup title={said(PAPER_WORDS.credit)}>
      <TextField
        label={said(PAPER_WORDS.creditNo)}
        place="letter-of-credit"
        most={60}
        value={credit.number}
        error={credit.number.trim() === '' && t('account.missing')}
        onValue={(number) => change({ number })}
      />
      <TextField
        label={said(PAPER_WORDS.issuingBank)}
        most={200}
        value={credit.issuingBank}
        onValue={(issuingBank) => change({ issuingBank })}
      />
      <DayField label={said(PAPER_WORDS.creditDate)} value={credit.date} onValue={(date) => change({ date })} />
      <TextField
        label={t('credit.applicant')}
        most={200}
        value={credit.applicant}
        onValue={(applicant) => change({ applicant })}
      />
      <ChoiceField
        label={said(PAPER_WORDS.currency)}
        value={credit.currency}
        options={CURRENCY_CODES.map((value) => ({ value, label: value }))}
        onValue={(value) => change({ currency: CURRENCY_CODES.find((one) => one === value) ?? currency })}
      />
      <MoneyField
        label={said(PAPER_WORDS.amount)}
        currency={credit.currency}
        value={credit.amount}
        onValue={(amount) => change({ amount })}
      />
      <TextField
        label={t('credit.goodsText')}
        most={4000}
        isLong
        value={credit.goodsText}
        onValue={(goodsText) => change({ goodsText })}
      />
      <DayField
        label={t('credit.latestShipment')}
        value={credit.latestShipment}
        onValue={(latestShipment) => change({ latestShipment })}
      />
      <DayField label={t('credit.expiry')} value={credit.expiry} onValue={(expiry) => change({ expiry })} />
      <Button look="quiet" compact onClick={() => onType(null)}>
        {t('credit.remove')}
      </Button>
    </FieldGroup>
  );
}
