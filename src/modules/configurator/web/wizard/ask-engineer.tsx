import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineOf } from '#lines/line-of.ts';
import { engineerRoutes } from '#modules/configurator/contract.ts';
import { listOfWords } from '#modules/configurator/web/format.ts';
import { EnquiryForm, type TypedEnquiry } from '#modules/enquiries/web/public.ts';
import { call } from '#web/calls/call.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { demandOf } from './demand-of.ts';
import { payloadOf } from './payload.ts';
import { useWizardView } from './wizard-view.ts';

/** A way to an engineer, who gets the configuration as it stands with what was asked for and could not be had. */
export function AskEngineer({ asked = '', look = 'plain' }: { asked?: string; look?: 'plain' | 'primary' }): ReactNode {
  const { t } = useTranslation('configurator');
  const [isOpen, setOpen] = useState(false);
  const view = useWizardView();
  const line = lineOf(view.product.context.line.code);
  if (line === undefined) return null;
  const send = (enquiry: TypedEnquiry) =>
    call(engineerRoutes.ask, { body: { enquiry, asked, demand: [...demandOf(view)], form: payloadOf(view) } });
  return (
    <>
      <Button look={look} compact onClick={() => setOpen(true)}>
        {t('engineer.ask')}
      </Button>
      {isOpen && (
        <Dialog title={t('engineer.ask')} width="form" onClose={() => setOpen(false)}>
          <p>{asked === '' ? t('engineer.whole') : t('engineer.about', { asked })}</p>
          <Demand demand={demandOf(view)} />
          <EnquiryForm productLine={line.code} send={send} />
        </Dialog>
      )}
    </>
  );
}

/** What goes with the enquiry of itself, so that nobody types it once more. */
function Demand({ demand }: { demand: ReturnType<typeof demandOf> }): ReactNode {
  const { t, i18n } = useTranslation('configurator');
  if (demand.length === 0) return null;
  const pairs = demand.map(({ name, value }) => t('pair', { field: name, value }));
  return <p>{t('engineer.demand', { list: listOfWords(pairs, localeOfInterface(i18n)) })}</p>;
}
