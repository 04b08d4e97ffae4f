import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { Values } from '#modules/configurator/domain/configuration.ts';
import type { FieldDescription, OptionDescription } from '#modules/configurator/domain/describe.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { isCounted, searchQueries } from './search-queries.ts';

export interface ChoiceFieldProps {
  field: FieldDescription;
  filter: Values;
}

/** A choice of the search. Excluded values stay in the list, marked; picking one tells why. */
export function ChoiceField({ field, filter }: ChoiceFieldProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, words, asking } = useWizardView();
  const counts = useCounts(field, filter);
  const hasDefault = !isCounted(field.id) && (field.def.default ?? field.def.usual) !== undefined;
  const chosen = config.values[field.id];
  const standing = chosen ?? (hasDefault ? field.value : null) ?? '';
  const unit = field.def.unit === undefined ? '' : `\u00a0${field.def.unit}`;

  function labelOf(option: OptionDescription): string {
    const label = `${textIn(option.label, words.locale)}${unit}`;
    if (option.state === 'excluded') return t('search.excluded', { label });
    const count = counts?.get(option.code);
    return count === undefined ? label : t('search.counted', { label, count });
  }

  function handleValue(code: string): void {
    const option = field.options.find((one) => one.code === code);
    if (option) asking.choose(field, option);
    else asking.propose({ kind: 'clear', field: field.id }, field.id);
  }

  return (
    <div data-field={field.id}>
      <Field label={words.field(field.id)}>
        {(control) => (
          <Select
            {...control}
            value={standing}
            options={field.options.map((option) => ({ value: option.code, label: labelOf(option) }))}
            {...(hasDefault ? {} : { placeholder: t('search.any') })}
            onValue={handleValue}
          />
        )}
      </Field>
    </div>
  );
}

/** How many basic types each value would leave, where the catalogue counts them. */
function useCounts({ id }: FieldDescription, filter: Values): ReadonlyMap<string, number> | undefined {
  const isAsked = isCounted(id);
  const { data } = useQuery({
    ...searchQueries.counts(isAsked ? id : 'reduceUnitSize', filter),
    enabled: isAsked,
  });
  if (!isAsked || data === undefined) return undefined;
  return new Map(data.map(({ value, count = 0 }) => [value, count]));
}
