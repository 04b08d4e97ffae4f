import type { StepDescription } from '#modules/configurator/domain/describe/describe.ts';
import { listOfWords } from '#modules/configurator/web/format.ts';
import { useWizardView } from './wizard-view.ts';

/** What the person chose in a step, in a few words: the row of step 2, elsewhere the options they took. */
export function useChosenWords(step: StepDescription): string {
  const { config, product, words } = useWizardView();
  if (product.context.line.steps[step.number]?.kind === 'search') {
    return config.basicType ? words.row(config.basicType) : '';
  }
  const taken = step.fields.flatMap((field) =>
    field.def.modelled && !field.isPreset
      ? field.options
          .filter(({ state }) => state === 'chosen')
          .map(({ variable, value }) =>
            field.def.kind === 'toggle' ? words.field(variable) : words.value(variable, value),
          )
      : [],
  );
  return listOfWords(
    taken.filter((word) => word !== ''),
    words.locale,
  );
}
