import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedChoices } from '#engine/public.ts';
import { textIn } from '#kernel/locale.ts';
import { askedBeside } from '#modules/catalogue/domain/explain/asked-beside.ts';
import { particular } from '#modules/catalogue/domain/explain/neighbours.ts';
import { toldReasons } from '#modules/catalogue/domain/explain/told-reasons.ts';
import { optionsBeside } from '#modules/configurator/domain/explain/options-beside.ts';
import { listOfWords } from '#modules/configurator/web/format.ts';
import type { FieldId } from '#product/configuration.ts';
import { stepOf } from '#product/line.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icons.tsx';
import { AskEngineer } from './ask-engineer.tsx';
import { type EngineerQuestion, questionOfOption } from './engineer-question.ts';
import { LossQuestion } from './loss-question.tsx';
import styles from './prompt-panel.module.css';
import { askTitle } from './prompt-title.ts';
import { useEscape } from './use-escape.ts';
import { type Ask, useAsk } from './use-prompt.ts';
import { WaysOut } from './ways-out.tsx';
import { useWizardView, type WizardView } from './wizard-view.ts';

/** What the wizard asks or tells about a field, right beside it; nothing while it has nothing to say. */
export function PromptPanel({ at }: { at: FieldId }): ReactNode {
  const { asking, config } = useWizardView();
  const ask = useAsk(asking, config, at);
  return ask && <Prompt ask={ask} />;
}

function Prompt({ ask }: { ask: Ask }): ReactNode {
  const { t } = useTranslation('configurator');
  const { asking, words } = useWizardView();
  const title = askTitle(ask, words, t);
  useEscape(asking.dismiss);
  return (
    <fieldset
      ref={bringIntoView}
      aria-label={title}
      className={classes(styles.panel, ask.kind === 'refused' && styles.refused)}
    >
      <p className={styles.title}>
        <Icon name={ask.kind === 'loss' ? 'warning' : 'refused'} size={16} />
        {title}
      </p>
      <AskContent ask={ask} />
    </fieldset>
  );
}

/** A panel that opens, or grows by an answer that came, below the edge of the screen would answer nobody. */
function bringIntoView(panel: HTMLFieldSetElement): () => void {
  const growth = new ResizeObserver(() => panel.scrollIntoView({ block: 'nearest' }));
  growth.observe(panel);
  return () => growth.disconnect();
}

function AskContent({ ask }: { ask: Ask }): ReactNode {
  switch (ask.kind) {
    case 'loss':
      return <LossQuestion ask={ask} />;
    case 'excluded':
      return <ExclusionAnswer ask={ask} />;
    case 'empty':
      return <EmptyAnswer ask={ask} />;
    case 'refused':
      return <RefusalAnswer ask={ask} />;
  }
}

/** Why an option is excluded, by which choices, and how it can be had all the same. */
function ExclusionAnswer({ ask }: { ask: Extract<Ask, { kind: 'excluded' }> }): ReactNode {
  const { words, product } = useWizardView();
  const { exclusion, variable, value } = ask;
  const reasons = toldReasons(exclusion, { variable, value }, product.context.line.rows);
  return (
    <>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason.en}>{textIn(reason, words.locale)}</li>
        ))}
      </ul>
      <OptionsBeside ask={ask} />
      <InvolvedChoices choices={exclusion.choices} />
      <WaysOut ask={ask} />
      <LeaveOrAsk ask={ask} />
    </>
  );
}

/** What the choice in its way takes instead: 90L: BE1 to BE5. */
function OptionsBeside({ ask }: { ask: Extract<Ask, { kind: 'excluded' }> }): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, product, words } = useWizardView();
  const { at, variable } = ask;
  const { choices } = ask.exclusion;
  const def = product.context.fields.find(({ id }) => id === at);
  const spans = def ? optionsBeside(choices, config, def, variable, product.context) : [];
  const [[field = '', [code = ''] = []] = []] = Object.entries(choices);
  if (spans.length === 0) return null;
  const codes = spans.map(({ from, to }) => {
    const ends = { from: words.value(variable, from), to: words.value(variable, to) };
    return from === to ? ends.from : t('exists.span', ends);
  });
  const said = { field: words.field(field), value: words.value(field, code), codes: codes.join(t('exists.separator')) };
  return <p>{t('ask.beside', said)}</p>;
}

/** An option that leaves no basic type with what is asked for, and how it can be had with that all the same. */
function EmptyAnswer({ ask }: { ask: Extract<Ask, { kind: 'empty' }> }): ReactNode {
  const { t } = useTranslation('configurator');
  const { words, config, product } = useWizardView();
  const asked = words.pairs(askedBeside(config, ask.variable, product.context.line.search));
  return (
    <>
      {asked.length > 0 && (
        <p className={styles.caption}>{t('ask.emptyWith', { list: listOfWords(asked, words.locale) })}</p>
      )}
      <WaysOut ask={ask} />
      <LeaveOrAsk ask={ask} />
    </>
  );
}

/** Where none of the changes will do: leave it as it is, or ask an engineer. */
function LeaveOrAsk({ ask }: { ask: Ask }): ReactNode {
  const { t } = useTranslation('configurator');
  const view = useWizardView();
  const { asking } = view;
  return (
    <div className={styles.actions}>
      <Button compact onClick={asking.dismiss}>
        {t('ask.leave')}
      </Button>
      <AskEngineer question={questionOf(ask, view, t)} />
    </div>
  );
}

/** An option is asked for by its name; any other question by what is told of it. */
function questionOf(ask: Ask, view: WizardView, t: TFunction<'configurator'>): EngineerQuestion {
  if (ask.kind === 'excluded' || ask.kind === 'empty') return questionOfOption(ask, view, t);
  return { asked: askTitle(ask, view.words, t), message: '' };
}

/** The choices that stand against it, each a way to the field where it was made. */
function InvolvedChoices({ choices }: { choices: NamedChoices }): ReactNode {
  const { t } = useTranslation('configurator');
  const { product, words, goTo } = useWizardView();
  const entries = Object.entries(choices);
  if (entries.length === 0) return null;
  return (
    <p className={styles.involved}>
      <span className={styles.caption}>{t('ask.involved')}</span>
      {entries.map(([field, [code = '']]) => (
        <button
          key={field}
          type="button"
          className={styles.link}
          onClick={() => goTo(stepOf(field, product.context.line), field)}
        >
          {t('pair', { field: words.field(field), value: words.value(field, code) })}
        </button>
      ))}
    </p>
  );
}

/** A change that can never be had, with the rules that forbid it. */
function RefusalAnswer({ ask }: { ask: Extract<Ask, { kind: 'refused' }> }): ReactNode {
  const { words } = useWizardView();
  const rules = particular(ask.outcome.refused?.conflict?.rules ?? []);
  return (
    <>
      <ul className={styles.reasons}>
        {rules.map((rule) => (
          <li key={rule.id}>{textIn(rule.reason, words.locale)}</li>
        ))}
      </ul>
      <LeaveOrAsk ask={ask} />
    </>
  );
}
