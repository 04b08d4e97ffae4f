import type { TFunction } from 'i18next';
import { listOfWords } from '#modules/configurator/web/format.ts';
import type { FieldId } from '#product/configuration.ts';
import { type Asked, demandOf, type ToldDemand } from './demand-of.ts';

/** What an engineer is asked: the title of the enquiry, and a message to begin with, which the asker may change. */
export interface EngineerQuestion {
  readonly asked: string;
  readonly message: string;
  /** Rows that nearly meet the demand, which go with it. */
  readonly near?: readonly ToldDemand[];
}

/** What is asked about the configuration as a whole: nothing but what the asker writes. */
export const WHOLE: EngineerQuestion = { asked: '', message: '' };

/** Nothing meets the demand. */
export function questionOfDemand(view: Asked, t: TFunction<'configurator'>): EngineerQuestion {
  const demand = demandInBrief(view);
  return { asked: t('engineer.none', { demand }), message: t('engineer.noneMessage', { demand }) };
}

/** An option that cannot be had as things stand. */
export function questionOfOption(
  { variable, value }: { readonly variable: FieldId; readonly value: string },
  view: Asked,
  t: TFunction<'configurator'>,
): EngineerQuestion {
  const { words, config } = view;
  const option = t('engineer.named', { field: words.field(variable), value: words.value(variable, value) });
  const drive = config.basicType ? words.row(config.basicType) : demandInBrief(view);
  const asked = drive === '' ? option : t('engineer.option', { option, drive });
  return { asked, message: t('engineer.optionMessage', { option }) };
}

/** A drive below the service factor asked for. */
export function questionOfReserve(figures: string, t: TFunction<'configurator'>): EngineerQuestion {
  return { asked: t('demand.asked', { figures }), message: t('engineer.reserveMessage') };
}

/** More than these would be no title. */
const MOST = 4;

/** The figures that are asked for as a person says them: 500 kW, 50 r/min; without any, what was chosen to narrow the search. */
export function demandInBrief(view: Asked): string {
  const demand = demandOf(view);
  const figures = demand.filter(({ value }) => /^\d/.test(value));
  const said = (figures.length > 0 ? figures : demand).map(({ name, value }) =>
    /^[\d.,]+$/.test(value) ? `${name}\u00a0${value}` : value,
  );
  return listOfWords(said.slice(0, MOST), view.words.locale);
}
