import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HsCodeDto } from '#modules/bills/contract.ts';
import { GOODS_WORDS } from '#modules/bills/domain/goods.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { HsCodeDialog } from './hs-code-dialog.tsx';
import styles from './sellers-page.module.css';

/** The HS codes that goods begin with, where they come from, and whether a broker has confirmed them. */
export function HsCodes({ codes }: { codes: readonly HsCodeDto[] }): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const [opened, setOpened] = useState<HsCodeDto>();
  const powerOf = ({ goodsKind, upToW }: HsCodeDto) => {
    if (upToW !== null) return t('hs.upTo', { kilowatts: upToW / 1000 });
    return codes.some((one) => one.goodsKind === goodsKind && one.upToW !== null) ? t('hs.above') : '–';
  };
  const nameOf = (code: HsCodeDto) => {
    const [kind, power] = [said(GOODS_WORDS[code.goodsKind]), powerOf(code)];
    return power === '–' ? kind : `${kind}, ${power}`;
  };
  const columns: readonly Column<HsCodeDto>[] = [
    { id: 'kind', header: t('line.kind'), cell: ({ goodsKind }) => said(GOODS_WORDS[goodsKind]) },
    { id: 'power', header: t('hs.power'), cell: powerOf },
    { id: 'code', header: said(PAPER_WORDS.hsCode), cell: ({ code }) => code },
    { id: 'source', header: t('hs.source'), cell: ({ source }) => source },
    { id: 'date', header: t('hs.date'), cell: ({ sourceDate }) => sourceDate },
    {
      id: 'state',
      header: t('hs.confirmed'),
      card: 'beside',
      cell: ({ isConfirmed }) => (
        <Tag tone={isConfirmed ? 'fits' : 'near'}>{t(isConfirmed ? 'hs.state.yes' : 'hs.state.no')}</Tag>
      ),
    },
    { id: 'by', header: t('hs.by'), cell: ({ updatedAt, updatedBy }) => saidBy(updatedAt, updatedBy) },
  ];
  return (
    <section className={styles.part} aria-labelledby="seller-codes">
      <h2 id="seller-codes">{t('hs.title')}</h2>
      <p>{t('hs.text')}</p>
      <DataTable
        compact
        caption={t('hs.title')}
        columns={columns}
        rows={codes}
        rowId={({ id }) => id}
        actions={(code) => (
          <Button
            look="quiet"
            compact
            aria-label={t('hs.changeNamed', { goods: nameOf(code) })}
            onClick={() => setOpened(code)}
          >
            {t('account.change')}
          </Button>
        )}
      />
      {opened && <HsCodeDialog code={opened} title={nameOf(opened)} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

/** Who said it and when; nobody did where it is the one the portal comes with. */
function saidBy(at: string | null, by: string | null): string {
  return at === null ? '–' : [by, at.slice(0, 10)].filter((part) => part !== null).join(' · ');
}
