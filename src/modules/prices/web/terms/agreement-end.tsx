import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#modules/accounts/web/public.ts';
import type { AgreementDto } from '#modules/prices/contract.ts';
import { lastDayEndedOn } from '#modules/prices/domain/agreement-state.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { refusalText } from '#web/errors/failure-text.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { useAgreementSteps } from './agreement-queries.ts';

interface AgreementEndProps {
  agreement: AgreementDto;
  ending: ReturnType<typeof useAgreementSteps>['ending'];
  onClose: () => void;
}

/** Asks before an agreement is ended, and says what is left of it. */
export function AgreementEnd({ agreement, ending, onClose }: AgreementEndProps): ReactNode {
  const { t } = useTranslation('prices');
  const day = lastDayEndedOn(agreement, providerDay(new Date()));
  return (
    <ConfirmDialog
      title={t('agreements.end.title', { name: agreement.name })}
      confirm={t('agreements.end.action')}
      busy={ending.isPending}
      onConfirm={() => ending.mutate(agreement.id)}
      onCancel={onClose}
    >
      <p>{day === null ? t('agreements.end.removed') : t('agreements.end.until', { day })}</p>
      <FormFailure>{ending.isError && refusalText(ending.error, t)}</FormFailure>
    </ConfirmDialog>
  );
}
