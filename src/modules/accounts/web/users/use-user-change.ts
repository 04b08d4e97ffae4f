import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { toasts } from '#web/ui/toasts.ts';
import { USERS_KEY } from './users-query.ts';

/** Changes an account, says how it went, and shows the list as it is then. What is refused stays open, with all that was chosen. */
export function useUserChange<Input>(options: {
  change: (input: Input) => Promise<unknown>;
  done: string;
  onClose: () => void;
  /** Whether the form says itself why it was refused. */
  tellsItself?: true;
}) {
  const { t } = useTranslation('accounts');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: options.change,
    onSuccess: () => {
      toasts.show({ tone: 'success', text: options.done });
      options.onClose();
    },
    onError: (error) => {
      if (!options.tellsItself) notifyFailure(error, t);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: USERS_KEY }),
  });
}
