import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { FormFailure } from '#modules/accounts/web/public.ts';
import type { SizingBody } from '#modules/sizing/contract.ts';
import { CASE_NAME_LENGTH } from '#modules/sizing/domain/saved-cases.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { NameDialog } from '#web/ui/name-dialog.tsx';
import { savedCasesQuery, useKeepsCases } from './saved-cases-query.ts';
import { useSavedCases } from './use-saved-cases.ts';

interface KeepCaseProps {
  asked: SizingBody;
}

/** Keeps the case on the page, for whoever keeps cases; a visitor has its address. */
export function KeepCase({ asked }: KeepCaseProps): ReactNode {
  const { t } = useTranslation('sizing');
  const [isNaming, setNaming] = useState(false);
  if (!useKeepsCases()) return null;
  return (
    <>
      <Button onClick={() => setNaming(true)}>{t('cases.keep')}</Button>
      {isNaming && <Naming asked={asked} onClose={() => setNaming(false)} />}
    </>
  );
}

/** What the address carries of the kept case it was opened from. */
interface OpenedAs {
  readonly savedAs: string;
}

function Naming({ asked, onClose }: KeepCaseProps & { onClose: () => void }): ReactNode {
  const { t } = useTranslation('sizing');
  const { data } = useQuery(savedCasesQuery());
  const { keep } = useSavedCases();
  const opened = useLocation().state as Partial<OpenedAs> | null;
  const taken = (data?.rows ?? []).map(({ name }) => name);
  return (
    <NameDialog
      title={t('cases.keep')}
      label={t('cases.name')}
      hintOf={(name) => (taken.includes(name) ? t('cases.replaces') : t('cases.hint'))}
      questionOf={(name) =>
        taken.includes(name) && name !== opened?.savedAs
          ? { text: t('cases.taken', { name }), confirm: t('cases.replace') }
          : undefined
      }
      missing={t('cases.nameMissing')}
      confirm={t('cases.confirm')}
      initial={opened?.savedAs ?? ''}
      longest={CASE_NAME_LENGTH}
      isBusy={keep.isPending}
      failure={<FormFailure>{keep.error ? failureText(keep.error, t) : undefined}</FormFailure>}
      onName={(name) => keep.mutate({ name, asked }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
