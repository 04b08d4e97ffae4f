import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OpenSheetDto, sheetRoutes } from '#modules/sheets/contract.ts';
import { MOST_ITEMS } from '#modules/sheets/domain/sheet-body.ts';
import { call } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { ChosenConfigurations } from './chosen-configurations.tsx';
import { SHEETS_KEY } from './sheet-queries.ts';
import { StepForm } from './step-form.tsx';

interface NewSheetProps {
  /** The saved configurations that are chosen already. */
  lines: readonly string[];
  onDone: (sheet: OpenSheetDto) => void;
  onClose: () => void;
}

/** Drafts a sheet of saved configurations; all else is said on its page. */
export function NewSheet({ lines, onClose, onDone }: NewSheetProps): ReactNode {
  const { t } = useTranslation('sheets');
  const cache = useQueryClient();
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState(lines);
  const [isTried, setTried] = useState(false);
  const making = useMutation({
    mutationFn: () => call(sheetRoutes.create, { body: { configurationIds: [...chosen], title } }),
    onSuccess(sheet) {
      toasts.show({ tone: 'success', text: t('new.done', { number: sheet.number }) });
      onDone(sheet);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: SHEETS_KEY }),
  });
  const fault = chosen.length === 0 ? 'choice.missing' : chosen.length > MOST_ITEMS ? 'choice.tooMany' : undefined;

  function handleSubmit(): void {
    setTried(true);
    if (fault === undefined) making.mutate();
  }

  return (
    <StepForm
      title={t('new.title')}
      confirm={t('new.confirm')}
      width="medium"
      isBusy={making.isPending}
      failure={making.isError ? failureText(making.error, t) : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>{t('new.text')}</p>
      <Field label={t('fact.title')} hint={t('new.titleHint')}>
        {(control) => (
          <TextInput {...control} maxLength={120} value={title} onChange={({ target }) => setTitle(target.value)} />
        )}
      </Field>
      <ChosenConfigurations
        chosen={chosen}
        error={isTried && fault !== undefined && t(fault, { most: MOST_ITEMS })}
        onChosen={setChosen}
      />
    </StepForm>
  );
}
