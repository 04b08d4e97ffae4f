import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NewShareDto, shareRoutes } from '#modules/shares/contract.ts';
import { SHARE_KINDS, type ShareKind } from '#modules/shares/domain/share-kind.ts';
import { daysLater, OFFERED_DAYS, USUAL_DAYS } from '#modules/shares/domain/share-limits.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './share-dialog.module.css';
import { sharesQuery } from './share-query.ts';

interface NewLinkProps {
  lineId: string;
  onMade: (share: NewShareDto) => void;
}

/** Makes a link: what its reader may do, and how long it opens. */
export function NewLink({ lineId, onMade }: NewLinkProps): ReactNode {
  const { t } = useTranslation('shares');
  const cache = useQueryClient();
  const [kind, setKind] = useState<ShareKind>('view');
  const [days, setDays] = useState<number>(USUAL_DAYS);
  const make = useMutation({
    mutationFn: () => {
      // The usual time is counted by the server's own clock.
      const expiresAt = days === USUAL_DAYS ? undefined : daysLater(new Date(), days).toISOString();
      return call(shareRoutes.create, { params: { id: lineId }, body: { kind, expiresAt } });
    },
    onSuccess: onMade,
    onError: (error) => notifyFailure(error, t),
    onSettled: () => cache.invalidateQueries({ queryKey: sharesQuery(lineId).queryKey }),
  });
  function send(event: FormEvent): void {
    event.preventDefault();
    make.mutate();
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <Field label={t('new.kind')}>
        {(control) => (
          <Select
            {...control}
            data-autofocus
            value={kind}
            options={SHARE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onValue={(value) => setKind(SHARE_KINDS.find((each) => each === value) ?? 'view')}
          />
        )}
      </Field>
      <Field label={t('new.days')}>
        {(control) => (
          <Select
            {...control}
            value={String(days)}
            options={OFFERED_DAYS.map((count) => ({ value: String(count), label: t('new.forDays', { count }) }))}
            onValue={(value) => setDays(Number(value))}
          />
        )}
      </Field>
      <Button type="submit" look="primary" busy={make.isPending}>
        {t('new.make')}
      </Button>
    </form>
  );
}
