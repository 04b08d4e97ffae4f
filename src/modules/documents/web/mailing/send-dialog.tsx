import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from '#modules/cart/web/public.ts';
import { documentMailRoutes } from '#modules/documents/contract.ts';
import { ANNEXES } from '#modules/documents/domain/annexes.ts';
import { MAIL_LIMITS, typedAddresses, wrongAddresses } from '#modules/documents/domain/mailing.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { sessionOwner } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { defaultAddressQuery, MAILS_KEY } from './mail-queries.ts';
import styles from './send-dialog.module.css';

export interface SendDialogProps {
  /** The saved line whose document is sent. */
  line: { readonly id: string; readonly productName: string };
  /** The addresses its documents go to, as they stand in it; the person's own where there are none. */
  addresses: string;
  onClose: () => void;
}

/** To whom the document of a saved line goes by mail, in which language, and with which pages. Nobody writes anything with it. */
export function SendDialog({ line, addresses, onClose }: SendDialogProps): ReactNode {
  const { t, i18n } = useTranslation('documents');
  const cache = useQueryClient();
  const own = useQuery({ ...defaultAddressQuery(sessionOwner()), enabled: addresses.trim() === '' });
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [language, setLanguage] = useState<DocumentLanguage>(localeOfInterface(i18n));
  const [withAnnexes, setAnnexes] = useState(false);
  const [withDrawing, setDrawing] = useState(false);
  // One dialog is one sending: another try after a lost connection sends nothing twice.
  const [key] = useState(() => crypto.randomUUID());
  const list = typed ?? (addresses.trim() || (own.data ?? []).join(', '));
  const sending = useMutation({
    mutationFn: () =>
      call(documentMailRoutes.send, {
        params: { id: line.id },
        headers: { 'idempotency-key': key },
        body: {
          addresses: [...typedAddresses(list)],
          language,
          documents: ['sheet', ...(withAnnexes ? ANNEXES : []), ...(withDrawing ? (['drawing'] as const) : [])],
        },
      }),
    onSuccess: ({ skipped, waits }) => {
      toasts.show({ tone: 'success', text: waits ? t('mail.waiting', { done: t('mail.done') }) : t('mail.done') });
      if (skipped.length > 0)
        toasts.show({ tone: 'warning', text: t('mail.skipped', { addresses: skipped.join(', ') }) });
      void cache.invalidateQueries({ queryKey: MAILS_KEY });
      onClose();
    },
    onError: (error) => notifyFailure(error, t, { prefix: t('mail.failed') }),
  });
  function send(event: FormEvent): void {
    event.preventDefault();
    const wrong = wrongAddresses(typedAddresses(list));
    setRefused(
      wrong.length > 0 ? t('mail.wrong', { failed: t('mail.failed'), addresses: wrong.join(', ') }) : undefined,
    );
    if (wrong.length === 0) sending.mutate();
  }
  return (
    <Dialog title={t('mail.title', { name: line.productName })} width="form" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={send}>
        <p className={styles.lead}>{t('mail.lead')}</p>
        <Field
          label={t('mail.addresses')}
          hint={t('mail.addressesHint', { most: MAIL_LIMITS.addresses })}
          error={refused}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              inputMode="email"
              autoComplete="email"
              maxLength={1000}
              value={list}
              onChange={(event) => {
                setTyped(event.target.value);
                setRefused(undefined);
              }}
            />
          )}
        </Field>
        <Field label={t('column.language')}>
          {(control) => (
            <Select
              {...control}
              value={language}
              options={DOCUMENT_LANGUAGES.map((value) => ({ value, label: t(`cart:document.${value}`) }))}
              onValue={(value) => setLanguage(DOCUMENT_LANGUAGES.find((one) => one === value) ?? language)}
            />
          )}
        </Field>
        <label className={styles.tick}>
          <input type="checkbox" checked={withAnnexes} onChange={(event) => setAnnexes(event.target.checked)} />
          {t('cart:document.annexes')}
        </label>
        <label className={styles.tick}>
          <input type="checkbox" checked={withDrawing} onChange={(event) => setDrawing(event.target.checked)} />
          {t('mail.drawing')}
        </label>
        <DialogActions>
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          <Button type="submit" look="primary" busy={sending.isPending}>
            {t('mail.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
