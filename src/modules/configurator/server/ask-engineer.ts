import type { z } from 'zod';
import type { Locale } from '#kernel/locale.ts';
import { CONFIGURABLE } from '#lines/configurable.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { engineerRoutes, formIn, type SavedForm } from '#modules/configurator/contract.ts';
import type { AttachedConfiguration, AttachedDrive } from '#modules/enquiries/domain/attached-configuration.ts';
import { eventOfReceipt, receiveEnquiry } from '#modules/enquiries/server/public.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serveCommand } from '#server/serve-command.ts';
import { failureText } from '#server/server-texts.ts';
import { choicesOfForm } from './choices-of-form.ts';
import { drivesOfForms } from './drives-of-forms.ts';
import type { FormRefusal } from './product-of-form.ts';
import { toldDemand } from './told-demand.ts';
import { typeCodeSoFar } from './type-code-so-far.ts';
import { type Judging, validateForm } from './validate-form.ts';

type Judged = Pick<AttachedConfiguration, 'judgement' | 'form' | 'drive'>;

/** Serves enquiries about a configuration: what the browser says of it counts for nothing, the server judges it anew. */
export function registerEngineer(portal: Portal, releases: Releases): void {
  serveCommand(portal, engineerRoutes.ask, {
    prepare: ({ body, db, locale }) => judgedForm(portal, sentChoices(body), { releases, db, locale }),
    change(tx, _, context, judged) {
      const { asked, enquiry } = context.body;
      const isConfigured = CONFIGURABLE.some((line) => line === enquiry.productLine);
      const told = toldDemand(context.body.demand, isConfigured ? releases.current(enquiry.productLine) : undefined);
      return receiveEnquiry(portal, tx, { ...context, form: enquiry, configuration: { asked, ...told, ...judged } });
    },
    event: eventOfReceipt,
  });
}

interface SentForm {
  readonly form: SavedForm | null;
  /** The variables somebody chose in it, where the sender says so. */
  readonly chosen?: readonly string[] | undefined;
}

function sentChoices({ form, chosen }: z.output<typeof engineerRoutes.ask.body>): SentForm {
  return { form: form && formIn(form), chosen };
}

/** The form to keep with what it was found to be; what is no product is kept as it came, with the reason. */
async function judgedForm(portal: Portal, { form, chosen }: SentForm, judging: Judging): Promise<Judged> {
  if (form === null) return { judgement: null, form: null };
  const judged = await validateForm(form, judging);
  if (judged.ok) {
    const { form: kept, productName, typeCode } = judged.value;
    const drive = await driveOf(kept, judging, chosen);
    return { judgement: { isProduct: true, typeCode, productName, reason: '' }, form: kept, drive };
  }
  const reasons = {
    'zh-cn': await reasonIn(portal, form, judging, 'zh-cn'),
    en: await reasonIn(portal, form, judging, 'en'),
  };
  const { code } = judged.refusal;
  const typeCode = code === 'configuration.incomplete' ? await typeCodeSoFar(form, judging) : '';
  return {
    judgement: { isProduct: false, typeCode, productName: '', reason: reasons[judging.locale], reasons },
    form,
    drive: await driveOf(form, judging, UNFINISHED.includes(code) ? chosen : undefined),
  };
}

/** Why a form is refused that stands with its release all the same. */
const UNFINISHED: readonly FormRefusal['code'][] = [
  'configuration.below-demand',
  'configuration.incomplete',
  'configuration.invalid',
];

/** Why a form is no product; a reason holds names of the release, so it is judged in the language it is told in. */
async function reasonIn(portal: Portal, form: SavedForm, judging: Judging, locale: Locale): Promise<string> {
  const judged = await validateForm(form, { ...judging, locale });
  if (judged.ok) return '';
  const { code, params } = judged.refusal;
  return failureText(new Failure(code, params), locale, portal.modules);
}

/** What lists tell of the drive, for whoever reads the enquiry in either language. */
async function driveOf(
  form: SavedForm,
  judging: Judging,
  chosen?: readonly string[],
): Promise<Record<Locale, AttachedDrive>> {
  const release = chosen && (await judging.releases.byHash(judging.db, form.releaseHash));
  const choicesIn = chosen && release && choicesOfForm({ form, chosen }, release);
  const told = async (locale: Locale) => {
    const [listed] = await drivesOfForms([form], { ...judging, locale });
    return choicesIn?.(locale) ?? { figures: listed?.figures ?? [], fittings: listed?.fittings ?? [] };
  };
  return { 'zh-cn': await told('zh-cn'), en: await told('en') };
}
