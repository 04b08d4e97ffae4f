import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HsCodeDto, ruleRoutes } from '#modules/bills/contract.ts';
import { headingsTold, isCodeOfKind, isHsCode } from '#modules/bills/domain/hs-codes.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { ChoiceField, DayField, TextField } from '#modules/bills/web/fields/fields.tsx';
import { hsCodesQuery } from '#modules/bills/web/hs-codes-query.ts';
import { StepForm } from '#modules/bills/web/step-form.tsx';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { call } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { toasts } from '#web/ui/toasts.ts';
import { rulesQuery } from './rule-queries.ts';

type Said = Pick<HsCodeDto, 'code' | 'source' | 'sourceDate' | 'isConfirmed'>;

interface HsCodeDialogProps {
  code: HsCodeDto;
  title: string;
  onClose: () => void;
}

/** Says another code for goods, or that a broker has confirmed it. */
export function HsCodeDialog({ code: told, title, onClose }: HsCodeDialogProps): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const cache = useQueryClient();
  const [typed, setTyped] = useState<Said>(() => saidOf(told));
  const [isTried, setTried] = useState(false);
  const type = (change: Partial<Said>) => setTyped({ ...typed, ...change });
  const faults = {
    code: faultOfCode(typed.code.trim()),
    source: typed.source.trim() === '' && t('account.missing'),
    sourceDate: typed.sourceDate === '' && t('account.missing'),
  };
  const saving = useMutation({
    mutationFn: () =>
      call(ruleRoutes.changeCode, { params: { id: told.id }, body: { ...typed, version: told.version } }),
    onSuccess() {
      toasts.show({ tone: 'success', text: t('hs.saved') });
      onClose();
    },
    onSettled: () =>
      Promise.all([rulesQuery(), hsCodesQuery()].map(({ queryKey }) => cache.invalidateQueries({ queryKey }))),
  });

  function faultOfCode(code: string): string | false {
    if (!isHsCode(code)) return t('hs.wrongCode');
    return !isCodeOfKind(code, told.goodsKind) && t('hs.otherKind', { expected: headingsTold(told.goodsKind) });
  }

  function handleSubmit(): void {
    setTried(true);
    if (!Object.values(faults).some(Boolean)) saving.mutate();
  }

  return (
    <StepForm
      title={title}
      confirm={t('step.name.edit')}
      isBusy={saving.isPending}
      failure={saving.isError ? failureText(saving.error, t) : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={said(PAPER_WORDS.hsCode)}
        most={12}
        value={typed.code}
        error={isTried && faults.code}
        onValue={(code) => type({ code })}
      />
      <TextField
        label={t('hs.source')}
        most={200}
        value={typed.source}
        error={isTried && faults.source}
        onValue={(source) => type({ source })}
      />
      <DayField
        label={t('hs.date')}
        value={typed.sourceDate}
        error={isTried && faults.sourceDate}
        onValue={(sourceDate) => type({ sourceDate })}
      />
      <ChoiceField
        label={t('hs.confirmed')}
        value={typed.isConfirmed ? 'yes' : 'no'}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`hs.state.${value}`) }))}
        onValue={(value) => type({ isConfirmed: value === 'yes' })}
      />
    </StepForm>
  );
}

function saidOf({ code, isConfirmed, source, sourceDate }: HsCodeDto): Said {
  return { code, isConfirmed, source, sourceDate };
}
