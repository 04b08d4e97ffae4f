import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineOf } from '#lines/line-of.ts';
import { engineerRoutes } from '#modules/configurator/contract.ts';
import { chosenBy } from '#modules/configurator/domain/describe/by-whom.ts';
import { EnquiryForm, type TypedEnquiry } from '#modules/enquiries/web/public.ts';
import { call } from '#web/calls/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './ask-engineer.module.css';
import { demandOf } from './demand-of.ts';
import { type EngineerQuestion, WHOLE } from './engineer-question.ts';
import { payloadOf } from './payload.ts';
import { type SentFact, sentFacts } from './sent-facts.ts';
import { useWizardView } from './wizard-view.ts';

/** So many figures go with an enquiry. */
const MOST = 30;
const MOST_CHOSEN = 300;

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
  const chosen = [...chosenBy(view.config)].slice(0, MOST_CHOSEN);
  const send = (enquiry: TypedEnquiry) =>
    call(engineerRoutes.ask, {
      body: { enquiry, asked, demand: [...figures, ...demandOf(view)].slice(0, MOST), form: payloadOf(view), chosen },
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

/** What goes with the enquiry of itself, as it is sent, and what is still open of it. */
function Attached(question: EngineerQuestion): ReactNode {
  const { t } = useTranslation('configurator');
  const view = useWizardView();
  const { question: said, groups, open } = sentFacts(question, view, t);
  if (said.length === 0 && groups.length === 0) return null;
  return (
    <section className={styles.attached} aria-label={t('engineer.attached')}>
      <h3>{t('engineer.attached')}</h3>
      <Facts facts={said} />
      {open.length > 0 && (
        <div className={styles.open}>
          <Tag tone="near">{t('engineer.open')}</Tag>
          <ul>
            {open.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p>{t('engineer.openHint')}</p>
        </div>
      )}
      {groups.length > 0 && (
        <Fold title={t('engineer.whole')} className={styles.whole}>
          {groups.map(({ title, facts }) => (
            <Fragment key={title}>
              <h4>{title}</h4>
              <Facts facts={facts} />
            </Fragment>
          ))}
          <p>{t('engineer.rest')}</p>
        </Fold>
      )}
    </section>
  );
}

function Facts({ facts }: { facts: readonly SentFact[] }): ReactNode {
  return (
    <dl>
      {facts.map(({ name, value }) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
