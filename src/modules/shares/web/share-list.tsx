import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShareLine } from '#modules/cart/web/public.ts';
import { type ShareDto, shareRoutes } from '#modules/shares/contract.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import styles from './share-dialog.module.css';
import { sharesQuery } from './share-query.ts';

const TONES = { open: 'fits', expired: 'neutral', withdrawn: 'refused' } satisfies Record<ShareDto['state'], Tone>;

interface ShareListProps {
  line: Parameters<ShareLine>[0];
  shares: readonly ShareDto[];
}

/** The links of a line, each with how it stands; an open one can be withdrawn. */
export function ShareList({ line, shares }: ShareListProps): ReactNode {
  const { t } = useTranslation('shares');
  const columns = useColumns(line.version);
  const [asked, setAsked] = useState<ShareDto>();
  return (
    <>
      <DataTable
        caption={t('list.title')}
        rows={shares}
        rowId={({ id }) => id}
        columns={columns}
        compact
        empty={<p className={styles.none}>{t('list.none')}</p>}
        actions={(share) =>
          share.state === 'open' && (
            <Button look="quiet" compact onClick={() => setAsked(share)}>
              {t('list.withdraw')}
            </Button>
          )
        }
      />
      {asked && <WithdrawQuestion lineId={line.id} share={asked} onDone={() => setAsked(undefined)} />}
    </>
  );
}

function useColumns(version: number): readonly Column<ShareDto>[] {
  const { t, i18n } = useTranslation('shares');
  const locale = localeOfInterface(i18n);
  return [
    {
      id: 'kind',
      header: t('new.kind'),
      card: 'head',
      cell: ({ kind, lineVersion }) => (
        <>
          {t(`kind.${kind}`)}
          {lineVersion !== version && <span className={styles.older}>{t('list.older')}</span>}
        </>
      ),
    },
    {
      id: 'state',
      header: t('list.state'),
      cell: ({ state }) => <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>,
    },
    {
      id: 'created',
      header: t('list.created'),
      cell: ({ createdAt, createdBy }) => `${dateAndTime(createdAt, locale)} · ${createdBy}`,
    },
    { id: 'expires', header: t('list.expires'), cell: ({ expiresAt }) => dateAndTime(expiresAt, locale) },
    {
      id: 'views',
      header: t('list.views'),
      cell: ({ views, lastViewedAt }) =>
        lastViewedAt === null ? String(views) : `${views} · ${dateAndTime(lastViewedAt, locale)}`,
    },
  ];
}

interface WithdrawQuestionProps {
  lineId: string;
  share: ShareDto;
  onDone: () => void;
}

/** Withdrawing cannot be undone: whoever has the link needs a new one. */
function WithdrawQuestion({ lineId, share, onDone }: WithdrawQuestionProps): ReactNode {
  const { t } = useTranslation('shares');
  const cache = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => call(shareRoutes.withdraw, { params: { id: lineId, shareId: share.id } }),
    onError: (error) => notifyFailure(error, t),
    onSettled: () => {
      onDone();
      return cache.invalidateQueries({ queryKey: sharesQuery(lineId).queryKey });
    },
  });
  return (
    <ConfirmDialog
      title={t('withdraw.title')}
      confirm={t('list.withdraw')}
      danger
      busy={withdraw.isPending}
      onConfirm={() => withdraw.mutate()}
      onCancel={onDone}
    >
      <p>{t('withdraw.text')}</p>
    </ConfirmDialog>
  );
}
