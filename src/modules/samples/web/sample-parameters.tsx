import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  FieldOptions,
  OptionGroup,
  type OptionView,
  PromptPanel,
  useWizardView,
} from '#modules/configurator/web/public.ts';
import type { SamplePick } from '#modules/samples/domain/picks.ts';
import { cardClass } from '#web/ui/card.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './sample-frame.module.css';
import { useSampleView } from './sample-view.ts';

/** What may be chosen of a sample; what it is fixed in stands above it. */
export function SampleParameters({ pick }: { pick: SamplePick }): ReactNode {
  const { t } = useTranslation('samples');
  const { list } = useSampleView();
  const { description } = useWizardView();
  const fields = new Map(description.steps.flatMap((step) => step.fields.map((field) => [field.id, field])));
  const choices = list.parameters.filter(({ setting }) => setting === 'choice');
  return (
    <section className={classes(cardClass, styles.card)} aria-labelledby="sample-choices">
      <h2 id="sample-choices">{t('item.choices')}</h2>
      <div className={styles.parameters}>
        {choices.map(({ modelKey }) => {
          if (pick.variant.values[modelKey] !== undefined)
            return <RowChoice key={modelKey} parameter={modelKey} pick={pick} />;
          const field = fields.get(modelKey);
          const allowed = pick.sample.allowed[modelKey];
          const options = field?.options.filter(({ code }) => allowed?.includes(code) ?? true) ?? [];
          return field && options.length > 1 ? <FieldOptions key={modelKey} field={{ ...field, options }} /> : null;
        })}
      </div>
    </section>
  );
}

/** A parameter of the row that the sample leaves open: another value of it is another row of the same sample. */
function RowChoice({ parameter, pick }: { parameter: string; pick: SamplePick }): ReactNode {
  const { words, asking } = useWizardView();
  const { sample, variant } = pick;
  if (sample.variants.length < 2) return null;
  const options = sample.variants.map(({ values: { [parameter]: code = '' } }): OptionView => {
    const state = variant.values[parameter] === code ? 'chosen' : 'available';
    return { code, label: words.value(parameter, code), state, stateText: '' };
  });

  function choose(code: string): void {
    const other = sample.variants.find(({ values }) => values[parameter] === code);
    if (other && other.row.id !== variant.row.id) asking.propose({ kind: 'basicType', row: other.row }, parameter);
  }

  return (
    <OptionGroup field={parameter} legend={words.field(parameter)} options={options} onChoose={choose}>
      <PromptPanel at={parameter} />
    </OptionGroup>
  );
}
