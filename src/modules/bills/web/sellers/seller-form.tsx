import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type SellerDto, sellerRoutes } from '#modules/bills/contract.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { BilingualField, FieldGroup, TextField } from '#modules/bills/web/fields/fields.tsx';
import { NOBODY } from '#modules/bills/web/goods/goods-edit.ts';
import { OneParty } from '#modules/bills/web/goods/party-fields.tsx';
import { useEdited } from '#modules/bills/web/use-edited.ts';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { sellerQuery } from './seller-queries.ts';
import styles from './sellers-page.module.css';

type Said = Pick<SellerDto, 'party' | 'signature'>;

const NOTHING_SAID: Said = { party: NOBODY, signature: { name: '', role: { zh: '', en: '' } } };

/** How papers name the provider, and who signs them; those that were issued stay as they are. */
export function SellerForm({ seller }: { seller: SellerDto | null }): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const cache = useQueryClient();
  const edited = useEdited<Said>(seller?.version ?? 0, saidOf(seller));
  const { party, signature } = edited.value;
  const saving = useMutation({
    mutationFn: (body: Said) =>
      call(sellerRoutes.save, { body: { ...body, ...(seller && { version: edited.version }) } }),
    onSuccess(saved) {
      edited.settle(saved.version, saidOf(saved));
      toasts.show({ tone: 'success', text: t('seller.saved') });
    },
    onError: (error) => notifyFailure(error, t),
    onSettled: () => cache.invalidateQueries({ queryKey: sellerQuery().queryKey }),
  });
  return (
    <section className={styles.part} aria-labelledby="seller-form">
      <h2 id="seller-form">
        {t('seller.form')} {seller?.isDemo && <Tag tone="near">{t('seller.demo')}</Tag>}
      </h2>
      <p>{t('seller.text')}</p>
      <OneParty of="seller" party={party} onType={(typed) => edited.type({ party: typed })} />
      <FieldGroup title={said(PAPER_WORDS.signature)}>
        <TextField
          label={said(PAPER_WORDS.signatory)}
          most={120}
          value={signature.name}
          onValue={(name) => edited.type({ signature: { ...signature, name } })}
        />
        <BilingualField
          label={said(PAPER_WORDS.role)}
          most={120}
          value={signature.role}
          onValue={(role) => edited.type({ signature: { ...signature, role: { ...role } } })}
        />
      </FieldGroup>
      <Button
        look="primary"
        busy={saving.isPending}
        disabled={!edited.isDirty}
        onClick={() => saving.mutate(edited.value)}
      >
        {t('step.name.edit')}
      </Button>
    </section>
  );
}

function saidOf(seller: SellerDto | null): Said {
  return seller === null ? NOTHING_SAID : { party: seller.party, signature: seller.signature };
}
