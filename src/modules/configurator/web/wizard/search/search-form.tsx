import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDescription, StepDescription } from '#modules/configurator/domain/describe/describe.ts';
import card from '#modules/configurator/web/wizard/card.module.css';
import { PromptPanel } from '#modules/configurator/web/wizard/prompt-panel.tsx';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { type Change, SEARCH } from '#product/change.ts';
import type { Values } from '#product/configuration.ts';
import type { SearchForm as LineSearch } from '#product/search-form.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { ChoiceField } from './choice-field.tsx';
import { ConditionSheet } from './condition-sheet.tsx';
import { MoreConditions } from './more-conditions.tsx';
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

/** The inputs of the search, each with its unit; whatever the release says applies is shown. */
export function SearchForm({ step, filter, typed, onTyped }: SearchFormProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { asking, product } = useWizardView();
  const counts = useCounts(filter);
  const isNarrow = useNarrow();
  const shown = step.fields;
  const { first, rest, main, folded } = placesOf(shown, product.context.line.search);
  const inSheet = rest.filter((field) => !main.includes(field));
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
  const resetButton = (
    <Button
      look="quiet"
      className={styles.reset ?? ''}
      onClick={() => {
        onTyped({});
        asking.propose(RESET, SEARCH);
      }}
    >
      {t('search.reset')}
    </Button>
  );
  const prompts = (fields: readonly FieldDescription[]) => fields.map(({ id }) => <PromptPanel key={id} at={id} />);
  return (
    <section className={classes(card.card, styles.form)} aria-label={t('search.asked')}>
      <div className={styles.first}>{first.map(control)}</div>
      {isNarrow ? (
        <>
          {main.length > 0 && <div className={styles.first}>{main.map(control)}</div>}
          <ConditionSheet fields={inSheet}>
            {inSheet.map(control)}
            {prompts(inSheet)}
            {resetButton}
          </ConditionSheet>
        </>
      ) : (
        <div className={styles.rest}>
          {rest.filter((field) => !folded.includes(field)).map(control)}
          <MoreConditions fields={folded}>{folded.map(control)}</MoreConditions>
          {resetButton}
        </div>
      )}
      {prompts(isNarrow ? shown.filter((field) => !inSheet.includes(field)) : shown)}
      <PromptPanel at={SEARCH} />
    </section>
  );
}

const RESET: Change = { kind: 'resetSearch' };

/**
 * The figures asked for, under their toggles or alone, come first; what stands under a toggle has no place of its own. Of the rest,
 * what the search takes for granted is folded.
 */
function placesOf(
  fields: readonly FieldDescription[],
  { toggles, numbers, assumed, unfolded = [], main = [] }: LineSearch,
) {
  const paired = Object.values(toggles).flat();
  const asked = [...Object.keys(toggles), ...numbers.filter((id) => !paired.includes(id))];
  const alone = fields.filter(({ id }) => !paired.includes(id));
  const rest = alone.filter(({ id }) => !asked.includes(id));
  return {
    first: asked.flatMap((id) => alone.filter((field) => field.id === id)),
    rest,
    main: rest.filter(({ id }) => main.includes(id)),
    folded: rest.filter(({ id }) => assumed.includes(id) && !unfolded.includes(id)),
  };
}

interface SearchControlProps extends Omit<SearchFormProps, 'step'> {
  field: FieldDescription;
  fields: readonly FieldDescription[];
  counts: Counts;
}

function SearchControl(props: SearchControlProps): ReactNode {
  const { field, fields, counts, typed, onTyped } = props;
  const { toggles } = useWizardView().product.context.line.search;
  const under = toggles[field.id];
  if (under !== undefined) {
    const shown = fields.find(({ id }) => under.includes(id) && isUnder(id, field));
    return <ToggleField field={field}>{shown && <SearchControl {...props} field={shown} />}</ToggleField>;
  }
  if (field.def.kind === 'number') return <NumberField field={field} typed={typed} onTyped={onTyped} />;
  return <ChoiceField field={field} counts={counts} />;
}

/** Of a pair the field the toggle names is the one to fill in. */
function isUnder(id: string, toggle: FieldDescription): boolean {
  return toggle.value === id;
}
