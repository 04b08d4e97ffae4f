import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BILL_LANGUAGES, type OpenBillDto } from '#modules/bills/contract.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import type { FieldKey } from '#modules/bills/domain/required-fields.ts';
import {
  BilingualField,
  ChoiceField,
  DayField,
  FieldGroup,
  TextField,
  YesNoField,
} from '#modules/bills/web/fields/fields.tsx';
import { MoneyField } from '#modules/bills/web/fields/figure-fields.tsx';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { ChargeRows } from './charge-rows.tsx';
import { type BillDraftDto, isUsed, linesIn, type OwnDto } from './own-edit.ts';

interface OwnFieldsProps {
  bill: OpenBillDto;
  accounts: BillDraftDto['accounts'];
  own: OwnDto;
  onType: (change: Partial<OwnDto>) => void;
}

/** What a paper says of its own, as far as a paper of its kind says it. */
export function OwnFields(props: OwnFieldsProps): ReactNode {
  const { kind } = props.bill;
  return (
    <>
      <HeadFields {...props} />
      {isUsed('payment', kind) && <TermFields {...props} />}
      {isUsed('charges', kind) && <MoneyFields {...props} />}
      <WordFields {...props} />
      <SignatureFields {...props} />
    </>
  );
}

function HeadFields({ onType, own }: OwnFieldsProps): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  return (
    <FieldGroup title={t('own.head')}>
      <ChoiceField
        label={t('own.language')}
        value={own.language}
        options={BILL_LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        onValue={(value) => onType({ language: BILL_LANGUAGES.find((one) => one === value) ?? 'both' })}
      />
      <DayField
        label={t('own.issueDate')}
        place="issue-date"
        value={own.issueDate}
        onValue={(issueDate) => onType({ issueDate })}
      />
      <ContractNumbers numbers={own.contractNo} onNumbers={(contractNo) => onType({ contractNo })} />
      <TextField
        label={said(PAPER_WORDS.importLicence)}
        place="import-licence"
        most={60}
        value={own.importLicence}
        onValue={(importLicence) => onType({ importLicence })}
      />
    </FieldGroup>
  );
}

interface ContractNumbersProps {
  numbers: readonly string[];
  onNumbers: (numbers: string[]) => void;
}

/** Contracts, one a line: what was typed stays as it was typed, empty lines and all. */
function ContractNumbers({ numbers, onNumbers }: ContractNumbersProps): ReactNode {
  const { t } = useTranslation('bills');
  const [typed, setTyped] = useState(numbers.join('\n'));
  const isSame = linesIn(typed).join('\n') === numbers.join('\n');
  return (
    <TextField
      label={useSaid()(PAPER_WORDS.contractNo)}
      place="references"
      hint={t('own.onePerLine')}
      most={600}
      isLong
      value={isSame ? typed : numbers.join('\n')}
      onValue={(text) => {
        setTyped(text);
        onNumbers(linesIn(text));
      }}
    />
  );
}

function TermFields(props: OwnFieldsProps): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const { bill, onType, own } = props;
  const uses = (field: FieldKey) => isUsed(field, bill.kind);
  const allowed = { yes: said(PAPER_WORDS.allowed), no: said(PAPER_WORDS.notAllowed) };
  return (
    <FieldGroup title={said(PAPER_WORDS.terms)}>
      <BilingualField
        label={said(PAPER_WORDS.payment)}
        place="payment"
        most={300}
        value={own.payment}
        onValue={(payment) => onType({ payment })}
      />
      {uses('validity') && <ValidityFields {...props} />}
      <BilingualField
        label={said(PAPER_WORDS.delivery)}
        place="delivery"
        most={300}
        value={own.delivery}
        onValue={(delivery) => onType({ delivery })}
      />
      <YesNoField
        label={said(PAPER_WORDS.partialShipment)}
        place="partial-shipment"
        {...allowed}
        value={own.partialShipment}
        onValue={(partialShipment) => onType({ partialShipment })}
      />
      <YesNoField
        label={said(PAPER_WORDS.transshipment)}
        {...allowed}
        value={own.transshipment}
        onValue={(transshipment) => onType({ transshipment })}
      />
      {uses('bank') && <AccountField {...props} unnamed={t('own.noAccount')} />}
    </FieldGroup>
  );
}

function ValidityFields({ onType, own }: OwnFieldsProps): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  return (
    <>
      <DayField
        label={said(PAPER_WORDS.validUntil)}
        place="validity"
        value={own.validUntil}
        onValue={(validUntil) => onType({ validUntil })}
      />
      <TextField label={t('own.zone')} most={60} value={own.zone} onValue={(zone) => onType({ zone })} />
    </>
  );
}

/** Where it is paid to: accounts in the currency of the paper, and the one it names whatever that is. */
function AccountField({ accounts, bill, onType, own, unnamed }: OwnFieldsProps & { unnamed: string }): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const offered = accounts.filter(({ currency, id }) => currency === bill.currency || id === own.bankAccountId);
  return (
    <ChoiceField
      label={said(PAPER_WORDS.bank)}
      place="bank"
      value={own.bankAccountId ?? ''}
      hint={offered.some(({ account }) => account.startsWith('•')) ? t('own.masked') : undefined}
      options={[
        { value: '', label: unnamed },
        ...offered.map(({ account, bank, currency, id }) => ({
          value: id,
          label: `${currency} · ${bank} · ${account}`,
        })),
      ]}
      onValue={(id) => onType({ bankAccountId: id === '' ? null : id })}
    />
  );
}

function MoneyFields({ bill: { currency }, onType, own }: OwnFieldsProps): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  return (
    <FieldGroup title={t('own.money')}>
      <ChargeRows currency={currency} charges={own.charges} onType={(charges) => onType({ charges })} />
      <MoneyField
        label={said(PAPER_WORDS.deposit)}
        place="deposit"
        currency={currency}
        value={own.deposit}
        onValue={(deposit) => onType({ deposit })}
      />
    </FieldGroup>
  );
}

function WordFields({ bill: { kind }, onType, own }: OwnFieldsProps): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  return (
    <FieldGroup title={t('own.words')}>
      <BilingualField
        label={said(PAPER_WORDS.declaration)}
        place="declaration"
        most={1000}
        isLong
        value={own.declaration}
        onValue={(declaration) => onType({ declaration })}
      />
      {kind !== 'pl' && (
        <BilingualField
          label={t('own.originStatement')}
          most={1000}
          isLong
          value={own.originStatement}
          onValue={(originStatement) => onType({ originStatement })}
        />
      )}
      <TextField
        label={said(PAPER_WORDS.remarks)}
        place="remarks"
        most={2000}
        isLong
        value={own.remarks}
        onValue={(remarks) => onType({ remarks })}
      />
    </FieldGroup>
  );
}

function SignatureFields({ onType, own }: OwnFieldsProps): ReactNode {
  const said = useSaid();
  const { signature } = own;
  const sign = (change: Partial<OwnDto['signature']>) => onType({ signature: { ...signature, ...change } });
  return (
    <FieldGroup title={said(PAPER_WORDS.signature)}>
      <TextField
        label={said(PAPER_WORDS.signatory)}
        place="signature"
        most={120}
        value={signature.name}
        onValue={(name) => sign({ name })}
      />
      <BilingualField
        label={said(PAPER_WORDS.role)}
        most={120}
        value={signature.role}
        onValue={(role) => sign({ role })}
      />
      <DayField label={said(PAPER_WORDS.date)} value={signature.date} onValue={(date) => sign({ date })} />
    </FieldGroup>
  );
}
