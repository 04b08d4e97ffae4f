import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineOf } from '#lines/line-of.ts';
import { engineerRoutes } from '#modules/configurator/contract.ts';
import { EnquiryForm, type TypedEnquiry } from '#modules/enquiries/web/public.ts';
import { call } from '#web/calls/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './ask-engineer.module.css';
import { demandOf } from './demand-of.ts';
import { type EngineerQuestion, WHOLE } from './engineer-question.ts';
import { payloadOf } from './payload.ts';
import { useWizardView } from './wizard-view.ts';

/** So many figures go with an enquiry. */
const MOST = 30;

export interface AskEngineerProps {
  question?: EngineerQuestion;
  look?: 'plain' | 'primary';
  /** Whether it stands among the buttons of a bar, as large as they are. */
  isOfBar?: boolean;
}

/** A way to an engineer, who gets the configuration as it stands with what was asked for and could not be had. */
export function AskEngineer({ question = WHOLE, look = 'plain', isOfBar = false }: AskEngineerProps): ReactNode {
  const { t } = useTranslation('configurator');
  const [isOpen, setOpen] = useState(false);
  const view = useWizardView();
  const line = lineOf(view.product.context.line.code);
  if (line === undefined) return null;
  const { asked, message, figures = [] } = question;
  const send = (enquiry: TypedEnquiry) =>
    call(engineerRoutes.ask, {
      body: { enquiry, asked, demand: [...figures, ...demandOf(view)].slice(0, MOST), form: payloadOf(view) },
    });
  return (
    <>
      <Button look={look} compact={!isOfBar} onClick={() => setOpen(true)}>
        {t('engineer.ask')}
      </Button>
      {isOpen && (
        <Dialog title={t('engineer.ask')} width="form" onClose={() => setOpen(false)}>
          <EnquiryForm
            productLine={line.code}
            send={send}
            suggested={message}
            hint={t('engineer.hint')}
            attached={<Attached {...question} />}
            back={{ label: t('engineer.back'), onBack: () => setOpen(false) }}
          />
        </Dialog>
      )}
    </>
  );
}

/** What goes with the enquiry of itself, so that nobody types it once more; what the question says is not said again. */
function Attached({ asked, figures = [] }: EngineerQuestion): ReactNode {
  const { t } = useTranslation('configurator');
  const view = useWizardView();
  const { config, words } = view;
  const besides = [
    ...demandOf(view),
    ...(config.basicType ? [{ name: t('field.basicType'), value: words.row(config.basicType) }] : []),
  ].filter(({ value }) => !asked.includes(value));
  const facts = [...(asked === '' ? [] : [{ name: t('engineer.about'), value: asked }]), ...figures, ...besides];
  if (facts.length === 0) return null;
  return (
    <section className={styles.attached} aria-label={t('engineer.attached')}>
      <h3>{t('engineer.attached')}</h3>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {config.basicType && <p>{t('engineer.whole')}</p>}
    </section>
  );
}
