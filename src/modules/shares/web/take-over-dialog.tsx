import { useQuery } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { takeOverQuery } from './share-query.ts';
import { TakeOverFacts } from './take-over-facts.tsx';

export interface TakeOverDialogProps {
  token: string;
  title: string;
  /** What the button says that takes it over. */
  confirm: string;
  isBusy: boolean;
  /** What is asked besides, of a product that can be taken over. */
  children?: ReactNode;
  onTake: (form: SavedForm) => void;
  onClose: () => void;
}

/** Says what a shared product is by the data in force before it is taken over; of one that is none any more why, and what then. */
export function TakeOverDialog({
  token,
  title,
  confirm,
  isBusy,
  children,
  onTake,
  onClose,
}: TakeOverDialogProps): ReactNode {
  const { t, i18n } = useTranslation('shares');
  const taken = useQuery(takeOverQuery(token, localeOfInterface(i18n)));
  const { form = null } = taken.data ?? {};
  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (form !== null && !isBusy) onTake(form);
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={handleSubmit}>
        {taken.isError && <ErrorState onRetry={() => void taken.refetch()}>{failureText(taken.error, t)}</ErrorState>}
        {taken.isPending && <Skeleton shape="rows" count={3} />}
        {taken.data && <TakeOverFacts taken={taken.data} />}
        {form && children}
        <DialogActions>
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          {form && (
            <Button type="submit" look="primary" busy={isBusy}>
              {confirm}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
