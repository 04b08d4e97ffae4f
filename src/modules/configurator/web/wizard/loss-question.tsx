import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { Keeping } from '#modules/configurator/domain/change/keeping.ts';
import type { Cleared, Outcome } from '#modules/configurator/domain/change/outcome.ts';
import type { Values } from '#product/configuration.ts';
import { Button } from '#web/ui/button.tsx';
import { carriedText } from './carried-text.ts';
import styles from './prompt-panel.module.css';
import type { Ask } from './use-prompt.ts';
import { useWizardView } from './wizard-view.ts';
import type { Words } from './words.ts';

/** Before a change that clears something: what, from, to, why; apply, with what can be kept before all else, or cancel. */
export function LossQuestion({ ask }: { ask: Extract<Ask, { kind: 'loss' }> }): ReactNode {
  const { t } = useTranslation('configurator');
  const { asking, words, config } = useWizardView();
  const { keeping, outcome } = ask;
  const { carried = [] } = outcome;
  return (
    <>
      <LossTable cleared={clearedBy(outcome, keeping)} kept={keeping?.kept ?? {}} />
      {carried.length > 0 && <p className={styles.caption}>{carriedText(carried, config, words, t)}</p>}
      <div className={styles.actions}>
        {keeping && (
          <Button look="primary" compact onClick={() => asking.apply(keeping.change)}>
            {t('ask.applyKeeping')}
          </Button>
        )}
        <Button look={keeping ? 'plain' : 'primary'} compact onClick={() => asking.apply(ask.change)}>
          {t('ask.apply')}
        </Button>
        <Button compact onClick={asking.dismiss}>
          {t('ask.cancel')}
        </Button>
      </div>
    </>
  );
}

/** What either answer clears. */
function clearedBy({ cleared }: Outcome, keeping: Keeping | undefined): readonly Cleared[] {
  const more = keeping?.outcome.cleared.filter(({ field }) => !cleared.some((one) => one.field === field)) ?? [];
  return [...cleared, ...more];
}

function LossTable({ cleared, kept }: { cleared: readonly Cleared[]; kept: Values }): ReactNode {
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
              <td>
                {loss.field in kept
                  ? t('ask.becomes.kept', { otherwise: afterwards(loss, words, t) })
                  : afterwards(loss, words, t)}
              </td>
              {shared === undefined && <td>{why(loss)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** What stands in a field that loses what was chosen: the standard again, something else, or nothing. */
function afterwards({ field, to, becomes = 'open' }: Cleared, words: Words, t: TFunction<'configurator'>): string {
  if (to === null) return t(`ask.becomes.${becomes}`);
  const value = words.value(field, to);
  return becomes === 'standard' ? t('ask.becomes.standard', { value }) : value;
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
