import type { TFunction } from 'i18next';
import type { z } from 'zod';
import type { engineerRoutes } from '#modules/configurator/contract.ts';
import { chosenBy } from '#modules/configurator/domain/describe/by-whom.ts';
import { toldDrive } from '#modules/configurator/domain/describe/told-drive.ts';
import type { ToldConfiguration } from '#modules/enquiries/domain/configuration-groups.ts';
import { demandOf } from './demand-of.ts';
import type { EngineerQuestion } from './engineer-question.ts';
import { payloadToKeep, type SentView, sentValues } from './payload.ts';
import { pointText } from './point-text.ts';
import type { WizardView } from './wizard-view.ts';

/** So many figures go with an enquiry, and so many choices. */
const MOST = 30;
const MOST_CHOSEN = 300;

type SentBody = Omit<z.input<typeof engineerRoutes.ask.body>, 'enquiry'>;

/** What is sent with an enquiry beside what is typed. */
export function sentBody({ asked, near = [] }: EngineerQuestion, view: SentView & Pick<WizardView, 'sized'>): SentBody {
  return {
    asked,
    demand: [...demandSent(near.length, view), ...near],
    form: payloadToKeep(view),
    chosen: [...chosenBy(view.config)].slice(0, MOST_CHOSEN),
  };
}

/** The same as the asker reads it before it is sent, so that nobody types it once more. */
export function sentConfiguration(
  { near = [] }: EngineerQuestion,
  view: SentView,
  t: TFunction<'configurator'>,
): ToldConfiguration {
  const { config, description, product, words } = view;
  const { openPoints } = description;
  const choices = { config, standing: sentValues(view), chosen: chosenBy(config), openPoints };
  const drive = toldDrive(choices, product.context, {
    locale: words.locale,
    field: words.field,
    sentence: (point) => pointText(point, words, t),
  });
  return { demand: demandSent(near.length, view), near, drive: drive ?? null };
}

/** What is demanded leaves room for what nearly meets it. */
function demandSent(near: number, view: SentView) {
  return demandOf(view).slice(0, MOST - near);
}
