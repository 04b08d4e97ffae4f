import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { differences } from '#modules/configurator/domain/change/diff.ts';
import { filledIn } from '#modules/configurator/domain/change/filled-in.ts';
import type { Warning } from '#modules/configurator/domain/warnings/warnings.ts';
import type { WizardState } from '#modules/configurator/domain/wizard/reducer.ts';
import { listOfWords } from '#modules/configurator/web/format.ts';
import { askTitle } from '#modules/configurator/web/wizard/prompt-title.ts';
import type { Wizard } from '#modules/configurator/web/wizard/use-wizard.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import type { Words } from '#modules/configurator/web/wizard/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './status-line.module.css';

export interface StatusLineProps {
  last: Wizard['last'];
  /** Whether the wizard went on where an earlier visit stopped. */
  isContinued: boolean;
}

/** One line that says what the last step did beside what was asked for, and takes it back. */
export function StatusLine({ last, isContinued }: StatusLineProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { state, description, words, dispatch, asking } = useWizardView();
  const parts = last === null ? startTexts(state, isContinued, words, t) : stepTexts(state, last, words, t);
  const arisen = useArisen(description.warnings).map(({ text }) => textIn(text, words.locale));
  const canUndo = last === 'change' || last === 'reset';
  return (
    <div role="status" className={styles.line}>
      {asking.ask && <VisuallyHidden>{askTitle(asking.ask, words, t)}</VisuallyHidden>}
      {arisen.length > 0 && <VisuallyHidden>{t('warning.arisen', { list: arisen.join(' ') })}</VisuallyHidden>}
      {parts.length > 0 && (
        <div className={styles.told}>
          <Icon name="info" size={16} />
          <span>{parts.join(' ')}</span>
          {canUndo && (
            <Button look="quiet" compact onClick={() => dispatch({ type: 'undo' })}>
              {t('bar.undo')}
            </Button>
          )}
          {last === null && isContinued && (
            <Button look="quiet" compact onClick={() => dispatch({ type: 'reset' })}>
              {t('status.startAnew')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The warnings that were not there before the last change; they stand beside their fields and are read out here. */
function useArisen(warnings: readonly Warning[]): readonly Warning[] {
  const [told, setTold] = useState<{ warnings: readonly Warning[]; arisen: readonly Warning[] }>({
    warnings,
    arisen: [],
  });
  if (told.warnings !== warnings) {
    const known = new Set(told.warnings.map(({ id }) => id));
    setTold({ warnings, arisen: warnings.filter(({ id }) => !known.has(id)) });
  }
  return told.arisen;
}

type T = TFunction<'configurator'>;

function startTexts({ report }: WizardState, isContinued: boolean, words: Words, t: T): string[] {
  const lost = report?.cleared ?? [];
  return [
    ...(isContinued ? [t('status.continued')] : []),
    ...(lost.length > 0 ? [t('status.notInRelease', { list: names(lost, words) })] : []),
  ];
}

function stepTexts(state: WizardState, last: NonNullable<Wizard['last']>, words: Words, t: T): string[] {
  const { history, report } = state;
  switch (last) {
    case 'change':
      return report ? changeTexts(state, words, t) : [];
    case 'reset':
      return [t('status.reset')];
    case 'undo':
      return toldDifference('status.undone', history.future[0] ?? history.present, history.present, words, t);
    case 'redo':
      return toldDifference('status.redone', history.past.at(-1) ?? history.present, history.present, words, t);
    default:
      return [];
  }
}

function changeTexts({ history, report }: WizardState, words: Words, t: T): string[] {
  const before = history.past.at(-1);
  if (!report || !before || (report.fired.length === 0 && report.cleared.length === 0)) return [];
  const set = filledIn(before, history.present);
  const reset = new Set(set.map(({ field }) => field));
  const lost = report.cleared.filter(({ field }) => !reset.has(field));
  const pairs = set.map(({ field, value }) =>
    t('pair', { field: words.field(field), value: words.value(field, value) }),
  );
  return [
    ...(lost.length > 0 ? [t('status.cleared', { list: names(lost, words) })] : []),
    ...(pairs.length > 0 ? [t('status.alsoSet', { list: listOfWords(pairs, words.locale) })] : []),
  ];
}

function toldDifference(
  key: 'status.undone' | 'status.redone',
  before: WizardState['history']['present'],
  after: WizardState['history']['present'],
  words: Words,
  t: T,
): string[] {
  const list = names(differences(before, after), words);
  return list === '' ? [] : [t(key, { list })];
}

function names(changes: readonly { readonly field: string }[], words: Words): string {
  return listOfWords([...new Set(changes.map(({ field }) => words.field(field)))], words.locale);
}
