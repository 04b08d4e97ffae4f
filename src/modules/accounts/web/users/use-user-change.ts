import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AdminUserDto } from '#modules/accounts/contract.ts';
import { tellFailure } from '#web/errors/tell-failure.ts';
import { toasts } from '#web/ui/toasts.ts';
import { USERS_KEY } from './users-query.ts';

/** Changes an account, says how it went, and shows the list as it is then. */
export function useUserChange<Input>(options: {
  change: (input: Input) => Promise<AdminUserDto>;
  done: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('accounts');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: options.change,
    onSuccess: () => toasts.show({ tone: 'success', text: options.done }),
    onError: (error) => tellFailure(error, t),
    onSettled: async () => {
      options.onClose();
      await cache.invalidateQueries({ queryKey: USERS_KEY });
    },
  });
}
