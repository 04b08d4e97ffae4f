import type { TFunction } from 'i18next';
import { chosenBy, sortedChoices } from '#modules/configurator/domain/describe/by-whom.ts';
import { BY_WHOM } from '#modules/enquiries/domain/attached-configuration.ts';
import { rowFigures } from '#product/row-figures.ts';
import { demandOf } from './demand-of.ts';
import type { EngineerQuestion } from './engineer-question.ts';
import { sentValues } from './payload.ts';
import { pointText } from './point-text.ts';
import type { WizardView } from './wizard-view.ts';

/** Something that goes with an enquiry, by its name. */
export interface SentFact {
  readonly name: string;
  readonly value: string;
}

/** Facts that belong together. */
export interface SentGroup {
  readonly title: string;
  readonly facts: readonly SentFact[];
}

/** What goes with an enquiry as the asker sees it before it is sent. */
export interface SentFacts {
  /** What is asked, and what of the demand the question does not say. */
  readonly question: readonly SentFact[];
  /** The drive by its figures, then what it is fitted with: chosen, following from it, standard. */
  readonly groups: readonly SentGroup[];
  /** What must still be chosen, in sentences; nothing before there is a drive. */
  readonly open: readonly string[];
}

/** Everything that goes with an enquiry of itself, so that nobody types it once more; what the question says is not said again. */
export function sentFacts(question: EngineerQuestion, view: WizardView, t: TFunction<'configurator'>): SentFacts {
  const { asked, figures = [] } = question;
  const { basicType } = view.config;
  const drive = basicType ? [{ name: t('field.basicType'), value: view.words.row(basicType) }] : [];
  const besides = [...demandOf(view), ...drive].filter(({ value }) => !asked.includes(value));
  return {
    question: [...(asked === '' ? [] : [{ name: t('engineer.about'), value: asked }]), ...figures, ...besides],
    groups: basicType ? [{ title: t('engineer.drive'), facts: driveFacts(view) }, ...fittingGroups(view, t)] : [],
    open: basicType ? view.description.openPoints.map((point) => pointText(point, view.words, t)) : [],
  };
}

/** The figures of the drive in the units its maker gives them in: whoever answers reads the same. */
function driveFacts({ config, description, product, words }: WizardView): readonly SentFact[] {
  const { basicType: row, search } = config;
  if (row === null) return [];
  return rowFigures(product.context.line, { row, standing: description.standing, search }).map(
    ({ column, unit, value }) => ({
      name: [words.column(column), column.symbol].filter(Boolean).join('\u00a0'),
      value: [value, unit].filter(Boolean).join('\u00a0'),
    }),
  );
}

function fittingGroups(view: WizardView, t: TFunction<'configurator'>): readonly SentGroup[] {
  const { config, product, words } = view;
  const choices = sortedChoices({ config, standing: sentValues(view), chosen: chosenBy(config) }, product.context);
  return BY_WHOM.map((byWhom) => ({
    title: t(`engineer.${byWhom}`),
    facts: choices
      .filter((choice) => choice.byWhom === byWhom)
      .map(({ def, code, variable }) => ({
        name: words.field(def.id),
        value: words.value(variable, code),
      })),
  })).filter(({ facts }) => facts.length > 0);
}
