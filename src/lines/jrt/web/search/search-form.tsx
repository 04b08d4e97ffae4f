import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_NUMBERS, type SearchNumber } from '#lines/jrt/configuration.ts';
import type { FieldDescription, StepDescription } from '#modules/configurator/domain/describe/describe.ts';
import { AskPanel, useWizardView } from '#modules/configurator/web/public.ts';
import { type Change, SEARCH } from '#product/change.ts';
import type { Values } from '#product/configuration.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from './choice-field.tsx';
import { NumberField } from './number-field.tsx';
import styles from './search-form.module.css';
import type { TypedNumbers } from './search-step.tsx';
import { ToggleField } from './toggle-field.tsx';
import { type Counts, useCounts } from './use-counts.ts';

export interface SearchFormProps {
  step: StepDescription;
  filter: Values;
  typed: TypedNumbers;
  onTyped: (typed: TypedNumbers) => void;
}

/** Fields that stand under a toggle in one place, one of them at a time. */
const PAIRS: Readonly<Record<string, readonly string[]>> = {
  speedOrRatio: ['outputSpeed', 'ratio'],
  powerOrTorque: ['motorPower', 'outputTorque'],
};
const PAIRED = Object.values(PAIRS).flat();

/** What is asked of the drive: speed or ratio, power or torque, service factor first; the rest narrows it down. */
const FIRST = ['speedOrRatio', 'powerOrTorque', 'serviceFactor', 'inputSpeed', 'boreOnTheInputSide'];

/** The inputs of the search, each with its unit; whatever the release says applies is shown. */
export function SearchForm({ step, filter, typed, onTyped }: SearchFormProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { asking } = useWizardView();
  const counts = useCounts(filter);
  const shown = step.fields;
  const alone = shown.filter(({ id }) => !PAIRED.includes(id));
  const first = FIRST.flatMap((id) => alone.filter((field) => field.id === id));
  const rest = alone.filter(({ id }) => !FIRST.includes(id));
  const control = (field: FieldDescription) => (
    <SearchControl
      key={field.id}
      field={field}
      fields={shown}
      filter={filter}
      counts={counts}
      typed={typed}
      onTyped={onTyped}
    />
  );
  const reset: Change = { kind: 'resetSearch' };
  return (
    <section className={styles.form} aria-label={t('search.asked')}>
      <div className={styles.first}>{first.map(control)}</div>
      <div className={styles.rest}>
        {rest.map(control)}
        <Button
          look="quiet"
          className={styles.reset ?? ''}
          onClick={() => {
            onTyped({});
            asking.propose(reset, SEARCH);
          }}
        >
          {t('search.reset')}
        </Button>
      </div>
      {shown.map((field) => (
        <AskPanel key={field.id} at={field.id} />
      ))}
      <AskPanel at={SEARCH} />
    </section>
  );
}

interface SearchControlProps extends Omit<SearchFormProps, 'step'> {
  field: FieldDescription;
  fields: readonly FieldDescription[];
  counts: Counts;
}

function SearchControl(props: SearchControlProps): ReactNode {
  const { field, fields, filter, counts, typed, onTyped } = props;
  if (field.def.kind === 'toggle') {
    const under = PAIRS[field.id] ?? [];
    const shown = fields.find(({ id }) => under.includes(id) && isUnder(id, field));
    return <ToggleField field={field}>{shown && <SearchControl {...props} field={shown} />}</ToggleField>;
  }
  const number = SEARCH_NUMBERS.find((name): name is SearchNumber => name === field.id);
  if (number) return <NumberField field={field} name={number} typed={typed} onTyped={onTyped} />;
  return <ChoiceField field={field} filter={filter} counts={counts} />;
}

/** Of a pair the field the toggle names is the one to fill in. */
function isUnder(id: string, toggle: FieldDescription): boolean {
  return toggle.value === id;
}
