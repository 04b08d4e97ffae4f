import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CURRENCIES, type Currency } from '#kernel/money.ts';
import { type AccountDto, sellerRoutes } from '#modules/bills/contract.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { ChoiceField } from '#modules/bills/web/fields/fields.tsx';
import { StepForm } from '#modules/bills/web/step-form.tsx';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { call } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { sellerQuery } from './seller-queries.ts';

type Said = Omit<AccountDto, 'id' | 'version' | 'isDemo'>;

const CURRENCY_CODES = Object.keys(CURRENCIES) as readonly Currency[];
const NEW: Said = {
  ...{ currency: 'CNY', beneficiary: '', bank: '', address: '', account: '', swift: '', isActive: true },
};
const TEXTS = [
  { name: 'beneficiary', word: 'beneficiary', most: 200, isNeeded: true },
  { name: 'bank', word: 'bankName', most: 200, isNeeded: true },
  { name: 'address', word: 'bankAddress', most: 300, isNeeded: false },
  { name: 'account', word: 'account', most: 60, isNeeded: true },
  { name: 'swift', word: 'swift', most: 20, isNeeded: false },
] as const;

interface AccountDialogProps {
  /** Left out: a new one. */
  account: AccountDto | undefined;
  onClose: () => void;
}

/** Adds an account, or changes one. */
export function AccountDialog({ account, onClose }: AccountDialogProps): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const cache = useQueryClient();
  const [typed, setTyped] = useState<Said>(() => saidOf(account));
  const [isTried, setTried] = useState(false);
  const saving = useMutation({
    mutationFn: (body: Said) =>
      account
        ? call(sellerRoutes.changeAccount, { params: { id: account.id }, body: { ...body, version: account.version } })
        : call(sellerRoutes.addAccount, { body }),
    onSuccess() {
      toasts.show({ tone: 'success', text: t('account.saved') });
      onClose();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: sellerQuery().queryKey }),
  });
  const isMissing = (name: (typeof TEXTS)[number]['name']) => typed[name].trim() === '';

  function handleSubmit(): void {
    setTried(true);
    if (!TEXTS.some(({ isNeeded, name }) => isNeeded && isMissing(name))) saving.mutate(typed);
  }

  return (
    <StepForm
      title={t(account ? 'account.change' : 'account.add')}
      confirm={t('step.name.edit')}
      isBusy={saving.isPending}
      failure={saving.isError ? failureText(saving.error, t) : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <ChoiceField
        label={said(PAPER_WORDS.currency)}
        value={typed.currency}
        options={CURRENCY_CODES.map((value) => ({ value, label: value }))}
        onValue={(value) => setTyped({ ...typed, currency: CURRENCY_CODES.find((one) => one === value) ?? 'CNY' })}
      />
      {TEXTS.map(({ isNeeded, most, name, word }) => (
        <Field
          key={name}
          label={said(PAPER_WORDS[word])}
          required={isNeeded}
          error={isTried && isNeeded && isMissing(name) && t('account.missing')}
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={most}
              value={typed[name]}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <ChoiceField
        label={t('fact.state')}
        value={typed.isActive ? 'active' : 'retired'}
        options={(['active', 'retired'] as const).map((value) => ({ value, label: t(`account.${value}`) }))}
        onValue={(value) => setTyped({ ...typed, isActive: value === 'active' })}
      />
    </StepForm>
  );
}

function saidOf(account: AccountDto | undefined): Said {
  if (account === undefined) return NEW;
  const { id: _id, isDemo: _isDemo, version: _version, ...said } = account;
  return said;
}
