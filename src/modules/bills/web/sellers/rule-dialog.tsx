import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldRulesDto, ruleRoutes } from '#modules/bills/contract.ts';
import {
  CHOSEN_LEVELS,
  type ChosenLevel,
  changeablePlaces,
  type FieldRule,
} from '#modules/bills/domain/field-rules.ts';
import { FIELDS, STANDARD_RULES } from '#modules/bills/domain/required-fields.ts';
import { ChoiceField } from '#modules/bills/web/fields/fields.tsx';
import { StepForm } from '#modules/bills/web/step-form.tsx';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { call } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { toasts } from '#web/ui/toasts.ts';
import { rulesQuery } from './rule-queries.ts';

type Level = Omit<FieldRule, 'field'>;

interface RuleDialogProps {
  rule: FieldRulesDto;
  onClose: () => void;
}

/** Asks for a field on a paper, or no longer; of the papers on which that can be said. */
export function RuleDialog({ rule: { field, levels: told, version }, onClose }: RuleDialogProps): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const cache = useQueryClient();
  const [levels, setLevels] = useState<Level[]>(() =>
    changeablePlaces(field).map((place) => ({ ...place, level: chosenIn(told[place.kind][place.destination]) })),
  );
  const saving = useMutation({
    mutationFn: () => call(ruleRoutes.changeRule, { params: { id: field }, body: { levels, version } }),
    onSuccess() {
      toasts.show({ tone: 'success', text: t('rule.saved') });
      onClose();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: rulesQuery().queryKey }),
  });
  const choose = (at: number, value: string) =>
    setLevels(levels.map((one, place) => (place === at ? { ...one, level: chosenIn(value) } : one)));
  return (
    <StepForm
      title={said(FIELDS[field].words)}
      confirm={t('step.name.edit')}
      isBusy={saving.isPending}
      failure={saving.isError ? failureText(saving.error, t) : undefined}
      onSubmit={() => saving.mutate()}
      onClose={onClose}
    >
      {levels.map(({ destination, kind, level }, at) => {
        const standard = STANDARD_RULES[field][kind][destination];
        return (
          <ChoiceField
            key={`${kind} ${destination}`}
            label={t('rule.on', { paper: t(`kinds.${kind}`), destination: t(`destination.${destination}`) })}
            hint={standard === level ? undefined : t('rule.standard', { level: t(`rule.level.${standard}`) })}
            value={level}
            options={CHOSEN_LEVELS.map((value) => ({ value, label: t(`rule.level.${value}`) }))}
            onValue={(value) => choose(at, value)}
          />
        );
      })}
    </StepForm>
  );
}

function chosenIn(level: string): ChosenLevel {
  return level === 'R' ? 'R' : 'O';
}
