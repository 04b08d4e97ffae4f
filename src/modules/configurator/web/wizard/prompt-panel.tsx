import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedChoices } from '#engine/public.ts';
import { textIn } from '#kernel/locale.ts';
import { askedBeside } from '#modules/catalogue/domain/explain/search-repairs.ts';
import type { Cleared } from '#modules/configurator/domain/change/outcome.ts';
import { type PreviewedRepair, repairsToRows } from '#modules/configurator/domain/explain/preview-repairs.ts';
import { listOfWords } from '#modules/configurator/web/format.ts';
import type { Change } from '#product/change.ts';
import type { Configuration, FieldId, Values } from '#product/configuration.ts';
import { flatConfiguration } from '#product/flat-configuration.ts';
import { stepOf } from '#product/line.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AskEngineer } from './ask-engineer.tsx';
import styles from './prompt-panel.module.css';
import { askTitle } from './prompt-title.ts';
import { searchQueries } from './search-queries.ts';
import type { Ask } from './use-prompt.ts';
import { useWizardView } from './wizard-view.ts';

/** What the wizard asks or tells about a field, right beside it; nothing while it has nothing to say. */
export function PromptPanel({ at }: { at: FieldId }): ReactNode {
  const { t } = useTranslation('configurator');
  const { asking, words } = useWizardView();
  const { ask } = asking;
  if (ask?.at !== at) return null;
  const title = askTitle(ask, words, t);
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

/** A panel that opens below the edge of the screen would answer nobody. */
function bringIntoView(panel: HTMLFieldSetElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' });
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

/** Before a change that clears something: what, from, to, why; apply or cancel. */
function LossQuestion({ ask }: { ask: Extract<Ask, { kind: 'loss' }> }): ReactNode {
  const { t } = useTranslation('configurator');
  const { asking } = useWizardView();
  return (
    <>
      <LossTable cleared={ask.outcome.cleared} />
      <div className={styles.actions}>
        <Button look="primary" compact onClick={() => asking.apply(ask.change)}>
          {t('ask.apply')}
        </Button>
        <Button compact onClick={asking.dismiss}>
          {t('ask.cancel')}
        </Button>
      </div>
    </>
  );
}

function LossTable({ cleared }: { cleared: readonly Cleared[] }): ReactNode {
  const { t } = useTranslation('configurator');
  const { words, config } = useWizardView();
  const why = useWhy();
  const reasons = new Set(cleared.map(why));
  const [shared] = reasons.size === 1 ? reasons : [];
  return (
    <>
      {shared !== undefined && <p className={styles.caption}>{shared}</p>}
      <table className={styles.losses}>
        <thead>
          <tr>
            <th scope="col">{t('ask.column.field')}</th>
            <th scope="col">{t('ask.column.from')}</th>
            <th scope="col">{t('ask.column.to')}</th>
            {shared === undefined && <th scope="col">{t('ask.column.why')}</th>}
          </tr>
        </thead>
        <tbody>
          {cleared.map((loss) => (
            <tr key={loss.field}>
              <th scope="row">{words.field(loss.field)}</th>
              <td>{words.value(loss.field, loss.from, config)}</td>
              <td>{loss.to === null ? t('ask.nothing') : words.value(loss.field, loss.to)}</td>
              {shared === undefined && <td>{why(loss)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Why a field is cleared: the constraint's own text, or the field-change rule in words. */
function useWhy(): (loss: Cleared) => string {
  const { t } = useTranslation('configurator');
  const { product, words } = useWizardView();
  return ({ because, ruleId }) => {
    if (because === 'rule') return t(`rule.${ruleId ?? ''}`, { defaultValue: t('rule.other') });
    const { rules, tables } = product.release.model;
    const rule = [...rules, ...tables].find(({ id }) => id === ruleId);
    return rule ? textIn(rule.reason, words.locale) : t('rule.other');
  };
}

/** Why an option is excluded, by which choices, and the repairs with what else they would change. */
function ExclusionAnswer({ ask }: { ask: Extract<Ask, { kind: 'excluded' }> }): ReactNode {
  const { t } = useTranslation('configurator');
  const { words, asking } = useWizardView();
  const { exclusion, variable } = ask;
  return (
    <>
      <ul className={styles.reasons}>
        {exclusion.rules.map((rule) => (
          <li key={rule.id}>{textIn(rule.reason, words.locale)}</li>
        ))}
      </ul>
      <InvolvedChoices choices={exclusion.choices} />
      {exclusion.repairs.length > 0 && (
        <>
          <p className={styles.caption}>{t('ask.waysOut')}</p>
          <ul className={styles.ways}>
            {exclusion.repairs.map((repair) => (
              <RepairItem key={JSON.stringify(repair.change)} repair={repair} variable={variable} />
            ))}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        <Button compact onClick={asking.dismiss}>
          {t('ask.leave')}
        </Button>
        <AskEngineer asked={askTitle(ask, words, t)} />
      </div>
    </>
  );
}

/** An option that leaves no basic type with what is asked for, and what to ask instead. */
function EmptyAnswer({ ask }: { ask: Extract<Ask, { kind: 'empty' }> }): ReactNode {
  const { t } = useTranslation('configurator');
  const { words, asking, config, product } = useWizardView();
  const { variable, value, filter } = ask;
  const { data: relax, isPending } = useQuery(
    searchQueries.relaxation(product.context.line.code, filter, words.locale),
  );
  const repairs = repairsToRows(config, { variable, value }, relax ?? null, product.context);
  const asked = words.pairs(askedBeside(config, variable, product.context.line.search));
  return (
    <>
      {asked.length > 0 && (
        <p className={styles.caption}>{t('ask.emptyWith', { list: listOfWords(asked, words.locale) })}</p>
      )}
      {isPending ? (
        <Skeleton shape="rows" count={1} />
      ) : (
        <>
          <p className={styles.caption}>{t('ask.waysOut')}</p>
          <ul className={styles.ways}>
            {repairs.map((repair) => (
              <RepairItem key={JSON.stringify(repair.change)} repair={repair} variable={variable} />
            ))}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        <Button compact onClick={asking.dismiss}>
          {t('ask.leave')}
        </Button>
        <AskEngineer asked={askTitle(ask, words, t)} />
      </div>
    </>
  );
}

function RepairItem({ repair, variable }: { repair: PreviewedRepair; variable: FieldId }): ReactNode {
  const { t } = useTranslation('configurator');
  const { words, asking, config } = useWizardView();
  const { change, outcome } = repair;
  const choices = chosenBy(change);
  const named = [...Object.keys(choices), variable];
  const lost = [...outcome.cleared, ...clearedBy(change, config)].filter(({ field }) => !named.includes(field));
  return (
    <li>
      <Button look="primary" compact onClick={() => asking.apply(change)}>
        {t('ask.apply')}
      </Button>
      <div className={styles.effects}>
        {words.pairs(choices).map((pair) => (
          <span key={pair}>{pair}</span>
        ))}
        {lost.map((loss) => (
          <span key={loss.field} className={styles.lost}>
            {t(loss.to === null ? 'ask.clears' : 'ask.changes', {
              field: words.field(loss.field),
              from: words.value(loss.field, loss.from, config),
              to: loss.to === null ? '' : words.value(loss.field, loss.to),
            })}
          </span>
        ))}
      </div>
    </li>
  );
}

/** What a change sets, choices and numbers alike. */
function chosenBy(change: Change): Values {
  if (change.kind === 'chooseAll') return change.choices;
  if (change.kind !== 'refine') return {};
  const numbers = Object.entries(change.numbers).flatMap(([field, number]) =>
    number === null ? [] : [[field, String(number)] as const],
  );
  return { ...change.choices, ...Object.fromEntries(numbers) };
}

/** What a change of the search takes back by itself. */
function clearedBy(change: Change, config: Configuration): readonly { field: FieldId; from: string; to: null }[] {
  if (change.kind !== 'refine') return [];
  const nulls = Object.entries(change.numbers).flatMap(([field, number]) => (number === null ? [field] : []));
  const held = flatConfiguration(config);
  return [...change.clears, ...nulls].flatMap((field) => {
    const from = held.get(field);
    return from === undefined ? [] : [{ field, from, to: null }];
  });
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
  const { t } = useTranslation('configurator');
  const { words, asking } = useWizardView();
  const rules = ask.outcome.refused?.conflict?.rules ?? [];
  return (
    <>
      <ul className={styles.reasons}>
        {rules.map((rule) => (
          <li key={rule.id}>{textIn(rule.reason, words.locale)}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button compact onClick={asking.dismiss}>
          {t('ask.leave')}
        </Button>
        <AskEngineer asked={askTitle(ask, words, t)} />
      </div>
    </>
  );
}
