import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { FieldDescription, OptionDescription } from '#modules/configurator/domain/describe/describe.ts';
import { askedBeyond } from '#modules/configurator/domain/rows/asked-beyond.ts';
import { listedOptions } from '#modules/configurator/domain/rows/listed-options.ts';
import { isSized } from '#modules/configurator/domain/sized/sized-fields.ts';
import { plainFigure } from '#modules/configurator/web/format.ts';
import { SizingMark } from '#modules/configurator/web/wizard/sizing-mark.tsx';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import type { Words } from '#modules/configurator/web/wizard/words.ts';
import type { FieldId } from '#product/configuration.ts';
import type { BeyondSeries } from '#product/listed-code.ts';
import { Field } from '#web/ui/field.tsx';
import { ChoiceList, type ChoiceView } from './choice-list.tsx';
import type { Counts } from './use-counts.ts';

export interface ChoiceFieldProps {
  field: FieldDescription;
  counts: Counts;
}

/** Stands for a figure beyond the series; no option has it for its code. */
const BEYOND = 'beyond';

/** A choice of the search, each value with the basic types it would leave. What leaves none tells why when it is picked. */
export function ChoiceField({ field, counts }: ChoiceFieldProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, product, words, asking, sized } = useWizardView();
  const beyond = askedBeyond(field.id, config, product.context);
  const isAssumed = product.context.line.search.assumed.includes(field.id);
  const unit = field.def.unit === undefined ? '' : `\u00a0${field.def.unit}`;
  const any: readonly ChoiceView[] = isAssumed
    ? []
    : [{ code: '', label: t('search.any'), isExcluded: false, said: '' }];

  function viewOf(option: OptionDescription): ChoiceView {
    const count = counts.of(field.id, option.code);
    const isImpossible = option.state === 'excluded';
    const said = [
      !isImpossible && count !== undefined ? t('search.left', { count, total: plainFigure(count, words.locale) }) : '',
      isImpossible || count === 0 ? t('option.excluded') : '',
    ];
    return {
      code: option.code,
      label: `${textIn(option.label, words.locale)}${unit}`,
      isExcluded: isImpossible || count === 0,
      count: isImpossible || count === undefined ? undefined : plainFigure(count, words.locale),
      said: said.filter(Boolean).join(', '),
    };
  }

  /** A figure beyond the series stands among its values as one that nothing has. */
  const asked: readonly ChoiceView[] = beyond
    ? [
        {
          code: BEYOND,
          label: words.value(field.id, String(beyond.asked)),
          isExcluded: true,
          said: t('option.excluded'),
        },
      ]
    : [];

  function handlePick(code: string): void {
    if (code === BEYOND) return;
    const option = field.options.find((one) => one.code === code);
    if (!option) asking.propose({ kind: 'clear', field: field.id }, field.id);
    else if (option.state !== 'excluded' && counts.of(field.id, code) === 0) {
      asking.askEmpty(field, option);
    } else asking.choose(field, option);
  }

  return (
    <div data-field={field.id}>
      <Field
        label={words.field(field.id)}
        hint={isSized(sized, field, config) && <SizingMark field={field} />}
        error={beyond && beyondText(beyond, field.id, words, t)}
      >
        {(control) => (
          <ChoiceList
            control={control}
            name={words.field(field.id)}
            value={beyond ? BEYOND : standingCode(field, config.basicType !== null, isAssumed)}
            options={[...any, ...listedOptions(field, config, product.context).map(viewOf), ...asked]}
            onPick={handlePick}
          />
        )}
      </Field>
    </div>
  );
}

/** Where the series ends; a label in the middle of an English sentence begins small. */
function beyondText({ largest }: BeyondSeries, field: FieldId, words: Words, t: TFunction<'configurator'>): string {
  return t('search.beyond', {
    field: words.field(field).toLocaleLowerCase(words.locale),
    largest: words.value(field, String(largest)),
  });
}

/** What was chosen, what the search assumes, or what alone is left; the chosen row does not narrow the search. */
function standingCode(field: FieldDescription, hasRow: boolean, isAssumed: boolean): string {
  const inState = (state: OptionDescription['state']) => field.options.find((option) => option.state === state)?.code;
  const follows = isAssumed ? field.value : hasRow ? undefined : inState('implied');
  return inState('chosen') ?? follows ?? '';
}
