import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineOf } from '#lines/line-of.ts';
import { engineerRoutes } from '#modules/configurator/contract.ts';
import { configurationGroups } from '#modules/enquiries/domain/configuration-groups.ts';
import { ConfigurationGroups, EnquiryForm, type TypedEnquiry } from '#modules/enquiries/web/public.ts';
import { call } from '#web/calls/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './ask-engineer.module.css';
import { type EngineerQuestion, WHOLE } from './engineer-question.ts';
import { sentBody, sentConfiguration } from './sent-facts.ts';
import { useWizardView, type WizardView } from './wizard-view.ts';

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
  const send = (enquiry: TypedEnquiry) => call(engineerRoutes.ask, { body: { enquiry, ...sentBody(question, view) } });
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
            suggested={question.message}
            hint={t('engineer.hint')}
            attached={<Attached {...question} />}
            back={{ label: t('engineer.back'), onBack: () => setOpen(false) }}
          />
        </Dialog>
      )}
    </>
  );
}

/** What goes with the enquiry of itself, as whoever answers reads it. */
function Attached(question: EngineerQuestion): ReactNode {
  const { t } = useTranslation('configurator');
  const view = useWizardView();
  const said = saidOf(question, view, t);
  const groups = configurationGroups(sentConfiguration(question, view, t));
  if (said.length === 0 && groups.length === 0) return null;
  return (
    <section className={styles.attached} aria-label={t('engineer.attached')}>
      <h3>{t('engineer.attached')}</h3>
      <dl className={styles.said}>
        {said.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ConfigurationGroups groups={groups} heading="h4" foldedAs={t('engineer.whole')} />
      {groups.some(({ id }) => id === 'open') && <p>{t('engineer.openHint')}</p>}
    </section>
  );
}

/** What is asked, and of which drive, as far as the question does not say it. */
function saidOf({ asked }: EngineerQuestion, { config, words }: WizardView, t: TFunction<'configurator'>) {
  const drive = config.basicType ? words.row(config.basicType) : '';
  return [
    [t('engineer.about'), asked],
    [t('field.basicType'), asked.includes(drive) ? '' : drive],
  ].filter(([, value]) => value !== '');
}
