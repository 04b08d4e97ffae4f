import { useTranslation } from 'react-i18next';
import type { FieldDescription, StepDescription } from '#modules/configurator/domain/describe/describe.ts';
import { listOfWords } from '#modules/configurator/web/format.ts';
import { NONE } from '#product/field.ts';
import { useWizardView } from './wizard-view.ts';
import type { Words } from './words.ts';

/**
 * What the person chose in a step, in a few words: the row of step 2, elsewhere the options they took and what they filled in. What
 * they want nothing of is not there.
 */
export function useChosenWords(step: StepDescription): string {
  const { t } = useTranslation('configurator');
  const { config, product, words } = useWizardView();
  const { kind } = product.context.line.steps[step.number] ?? {};
  if (kind === 'search') return config.basicType ? words.row(config.basicType) : '';
  const isThere = ({ value }: { value: string }) => kind === 'model' || value !== NONE;
  const said = step.fields.flatMap((field) => {
    const filledIn = config.extras[field.id] ?? null;
    if (filledIn === null) return takenOf(field).filter(isThere).map(inWords(field, words));
    return [t('pair', { field: words.field(field.id), value: words.value(field.id, filledIn) })];
  });
  return listOfWords(
    said.filter((word) => word !== ''),
    words.locale,
  );
}

type Taken = FieldDescription['options'][number];

function takenOf({ def, isPreset, options }: FieldDescription): readonly Taken[] {
  return def.modelled && !isPreset ? options.filter(({ state }) => state === 'chosen') : [];
}

function inWords({ def }: FieldDescription, words: Words): (taken: Taken) => string {
  return ({ variable, value }) => (def.kind === 'toggle' ? words.field(variable) : words.value(variable, value));
}
