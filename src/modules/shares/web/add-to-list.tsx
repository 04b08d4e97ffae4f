import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { cartRoutes } from '#modules/cart/contract.ts';
import { LINES_KEY } from '#modules/cart/web/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { call } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { useMayVisit } from '#web/menu/permitted-ids.ts';
import { PATHS } from '#web/paths.ts';
import { requestLogin } from '#web/session/login-request.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { takeOverQuery } from './share-query.ts';
import { TakeOverFacts } from './take-over-facts.tsx';

/** Takes the shared product over into the own list; who has not signed in is asked to. Nothing for those who have no list. */
export function AddToList({ token }: { token: string }): ReactNode {
  const { t } = useTranslation('shares');
  const isSignedIn = useSession() !== undefined;
  const hasList = useMayVisit(PATHS.cart);
  const [isOpen, setOpen] = useState(false);
  if (isSignedIn && !hasList) return null;
  return (
    <>
      <Button look="primary" onClick={() => (isSignedIn ? setOpen(true) : requestLogin({ stay: true }))}>
        {t('add.action')}
      </Button>
      {isOpen && <AddDialog token={token} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Says what the product is by the data in force before it is added. */
function AddDialog({ token, onClose }: { token: string; onClose: () => void }): ReactNode {
  const { t, i18n } = useTranslation('shares');
  const taken = useQuery(takeOverQuery(token, localeOfInterface(i18n)));
  const add = useAdding();
  const { form = null } = taken.data ?? {};
  return (
    <Dialog title={t('add.title')} onClose={onClose}>
      {taken.isError && <ErrorState onRetry={() => void taken.refetch()}>{failureText(taken.error, t)}</ErrorState>}
      {taken.isPending && <Skeleton shape="rows" count={3} />}
      {taken.data && <TakeOverFacts taken={taken.data} />}
      <DialogActions>
        <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
        {form && (
          <Button look="primary" busy={add.isPending} onClick={() => add.mutate(form)}>
            {t('add.confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function useAdding() {
  const { t } = useTranslation('shares');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (form: SavedForm) => call(cartRoutes.create, { body: form, headers: { 'idempotency-key': key } }),
    onSuccess: ({ productName }) => {
      toasts.show({ tone: 'success', text: t('add.done', { name: productName }) });
      void cache.invalidateQueries({ queryKey: LINES_KEY });
      void navigate(PATHS.cart);
    },
    onError: (error) => notifyFailure(error, t, { prefix: t('add.failed') }),
  });
}
