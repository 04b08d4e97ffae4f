import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountDto } from '#modules/bills/contract.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { AccountDialog } from './account-dialog.tsx';
import styles from './sellers-page.module.css';

/** The accounts customers pay to; one that is used no more stays, since issued papers name it. */
export function Accounts({ accounts }: { accounts: readonly AccountDto[] }): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const [opened, setOpened] = useState<AccountDto | 'new'>();
  const columns: readonly Column<AccountDto>[] = [
    { id: 'currency', header: said(PAPER_WORDS.currency), cell: ({ currency }) => currency },
    { id: 'bank', header: said(PAPER_WORDS.bankName), cell: ({ bank }) => bank },
    { id: 'account', header: said(PAPER_WORDS.account), cell: ({ account }) => account },
    { id: 'swift', header: said(PAPER_WORDS.swift), cell: ({ swift }) => swift },
    { id: 'beneficiary', header: said(PAPER_WORDS.beneficiary), cell: ({ beneficiary }) => beneficiary },
    {
      id: 'state',
      header: t('fact.state'),
      card: 'beside',
      cell: ({ isActive, isDemo }) => (
        <>
          <Tag tone={isActive ? 'fits' : 'neutral'}>{t(isActive ? 'account.active' : 'account.retired')}</Tag>
          {isDemo && (
            <>
              {' '}
              <Tag tone="near">{t('seller.demo')}</Tag>
            </>
          )}
        </>
      ),
    },
  ];
  return (
    <section className={styles.part} aria-labelledby="seller-accounts">
      <h2 id="seller-accounts">{t('account.title')}</h2>
      <DataTable
        caption={t('account.title')}
        columns={columns}
        rows={accounts}
        rowId={({ id }) => id}
        actions={(account) => (
          <Button
            look="quiet"
            compact
            aria-label={t('account.changeNamed', { account: account.account })}
            onClick={() => setOpened(account)}
          >
            {t('account.change')}
          </Button>
        )}
        empty={<p>{t('account.none')}</p>}
      />
      <Button onClick={() => setOpened('new')}>{t('account.add')}</Button>
      {opened && <AccountDialog account={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}
