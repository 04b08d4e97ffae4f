import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenSheetDto } from '#modules/sheets/contract.ts';
import { ChosenConfigurations } from '#modules/sheets/web/chosen-configurations.tsx';
import { StepForm } from '#modules/sheets/web/step-form.tsx';
import { useSheetStep } from '#modules/sheets/web/use-sheet-step.ts';
import { failureText } from '#web/errors/failure-text.ts';

/** Puts further saved configurations of the same customer into a draft. */
export function AddConfigurations({ onClose, sheet }: { sheet: OpenSheetDto; onClose: () => void }): ReactNode {
  const { t } = useTranslation('sheets');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const stepping = useSheetStep(sheet);

  function handleSubmit(): void {
    setTried(true);
    if (chosen.length === 0) return;
    stepping.mutate({ action: 'edit', by: ({ edit }) => edit({ add: [...chosen] }) }, { onSuccess: onClose });
  }

  return (
    <StepForm
      title={t('draft.add')}
      confirm={t('draft.addConfirm')}
      width="medium"
      isBusy={stepping.isPending}
      failure={stepping.isError ? failureText(stepping.error, t) : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <ChosenConfigurations
        chosen={chosen}
        customerName={sheet.customerName}
        error={isTried && chosen.length === 0 && t('choice.missing')}
        onChosen={setChosen}
      />
    </StepForm>
  );
}
