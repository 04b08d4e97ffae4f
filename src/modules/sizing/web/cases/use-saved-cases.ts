import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type SavedCaseDto, type SizingBody, savedCaseRoutes } from '#modules/sizing/contract.ts';
import { listOfWords } from '#modules/sizing/web/list-of-words.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { toasts } from '#web/ui/toasts.ts';
import { savedCasesQuery } from './saved-cases-query.ts';

interface Kept {
  readonly name: string;
  readonly asked: SizingBody;
}

/** Keeps cases, judges them anew and deletes them; lists show at once what there is then. */
export function useSavedCases() {
  const { t, i18n } = useTranslation('sizing');
  const cache = useQueryClient();
  const show = ({ rows }: { rows: SavedCaseDto[] }) => cache.setQueryData(savedCasesQuery().queryKey, { rows });
  const onError = (error: Error) => notifyFailure(error, t);
  const keep = useMutation({
    mutationFn: (body: Kept) => call(savedCaseRoutes.keep, { body }),
    onSuccess(cases, { name }) {
      show(cases);
      toasts.show({ tone: 'success', text: t('cases.done.keep', { name }) });
    },
  });
  const forget = useMutation({
    mutationFn: ({ id }: SavedCaseDto) => call(savedCaseRoutes.forget, { params: { id } }),
    onSuccess(cases, { name }) {
      show(cases);
      toasts.show({ tone: 'success', text: t('cases.done.forget', { name }) });
    },
    onError,
  });
  const check = useMutation({
    mutationFn: ({ id }: SavedCaseDto) => call(savedCaseRoutes.check, { params: { id } }),
    onSuccess({ come, gone, rows }, { name }) {
      show({ rows });
      const words = (drives: readonly string[]) => listOfWords(drives, localeOfInterface(i18n));
      const told = [
        ...(gone.length === 0 ? [] : [t('cases.gone', { drives: words(gone) })]),
        ...(come.length === 0 ? [] : [t('cases.come', { drives: words(come) })]),
      ];
      const text = told.length === 0 ? t('cases.same', { name }) : t('cases.changed', { name, told: told.join(' ') });
      toasts.show({ tone: told.length === 0 ? 'success' : 'warning', text });
    },
    onError,
  });
  return { check, forget, keep };
}
