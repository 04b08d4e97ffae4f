import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useMayVisit } from '#web/menu/permitted-ids.ts';
import { PATHS } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { TakeOverDialog } from './take-over-dialog.tsx';
import { useOpenSignedIn } from './use-open-signed-in.ts';
import { useTakingOver } from './use-taking-over.ts';

/** Takes the shared product over into the own list; who has not signed in is asked to. Nothing for those who have no list. */
export function AddToList({ token }: { token: string }): ReactNode {
  const { t } = useTranslation('shares');
  const isSignedIn = useSession() !== undefined;
  const hasList = useMayVisit(PATHS.cart);
  const adding = useOpenSignedIn();
  if (isSignedIn && !hasList) return null;
  return (
    <>
      <Button look="primary" onClick={adding.open}>
        {t('add.action')}
      </Button>
      {adding.isOpen && <AddDialog token={token} onClose={adding.close} />}
    </>
  );
}

function AddDialog({ token, onClose }: { token: string; onClose: () => void }): ReactNode {
  const { t } = useTranslation('shares');
  const navigate = useNavigate();
  const taking = useTakingOver();
  return (
    <TakeOverDialog
      token={token}
      title={t('add.title')}
      confirm={t('add.confirm')}
      isBusy={taking.isPending}
      onTake={(form) => taking.mutate({ form, quantity: 1 }, { onSuccess: () => void navigate(PATHS.cart) })}
      onClose={onClose}
    />
  );
}
