import type { TFunction } from 'i18next';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { convertedFigures } from '#modules/configurator/domain/change/converted-figures.ts';
import { differences } from '#modules/configurator/domain/change/diff.ts';
import { type Displaced, displacedStandards } from '#modules/configurator/domain/change/displaced-standards.ts';
import { filledIn, presetsOf } from '#modules/configurator/domain/change/filled-in.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Begun } from '#modules/configurator/domain/quick/begun.ts';
import type { Raised } from '#modules/configurator/domain/quick/quick-configuration.ts';
import type { NearestRatio } from '#modules/configurator/domain/type-code/read-type-code.ts';
import type { Warning } from '#modules/configurator/domain/warnings/warnings.ts';
import type { WizardState } from '#modules/configurator/domain/wizard/reducer.ts';
import { listOfWords, plainFigure } from '#modules/configurator/web/format.ts';
import { contradictionFigures, derivedFigures } from '#modules/configurator/web/quick/contradiction-words.ts';
import { carriedText } from '#modules/configurator/web/wizard/carried-text.ts';
import { askTitle } from '#modules/configurator/web/wizard/prompt-title.ts';
import { useAsk } from '#modules/configurator/web/wizard/use-prompt.ts';
import type { Wizard } from '#modules/configurator/web/wizard/use-wizard.ts';
import type { WizardStart } from '#modules/configurator/web/wizard/wizard.tsx';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import type { Words } from '#modules/configurator/web/wizard/words.ts';
import { type ProductLine, stepOf } from '#product/line.ts';
import type { LoadContradiction } from '#product/quick-search/load-contradiction.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './status-line.module.css';
import { SHOWN_MS, useShown } from './use-shown.ts';

export interface StatusLineProps {
  last: Wizard['last'];
  /** How the wizard started: told until something is done. */
  start: WizardStart;
}

/**
 * One line beside the buttons, above them where there is no room, that says what the last step did beside what was asked for, and
 * takes it back. It goes after 8 s, or when it is sent away; what of a start was not taken, and what it went on with, it says
 * until something is done.
 */
export function StatusLine({ last: lastNow, start }: StatusLineProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { state: stateNow, description, words, product, dispatch } = useWizardView();
  // What a choice brought along takes a moment to tell: the choice itself is shown first.
  const { state, last } = useDeferredValue(useMemo(() => ({ state: stateNow, last: lastNow }), [stateNow, lastNow]));
  const parts = useMemo(
    () =>
      last === null
        ? startTexts(state, start, product.context.line, words, t)
        : stepTexts(state, last, product.context, words, t),
    [last, state, start, product, words, t],
  );
  const arisen = useArisen(description.warnings).map(({ text }) => textIn(text, words.locale));
  const hadDraft = last === null && start.begun !== undefined && state.history.past.length > 0;
  const canUndo = last === 'change' || last === 'reset' || hadDraft;
  const { isShown, dismiss, reading } = useShown(state.history, isUntilDone(last, start, state) ? undefined : SHOWN_MS);
  return (
    <div role="status" aria-label={t('status.label')} className={styles.line} {...reading}>
      <AskedTitle />
      {arisen.length > 0 && <VisuallyHidden>{t('warning.arisen', { list: arisen.join(' ') })}</VisuallyHidden>}
      {isShown && parts.length > 0 && (
        <div className={styles.told}>
          <Icon name="info" size={16} />
          <span title={parts.join(' ')}>{parts.join(' ')}</span>
          {canUndo && (
            <Button look="quiet" compact onClick={() => dispatch({ type: 'undo' })}>
              {t('bar.undo')}
            </Button>
          )}
          {last === null && start.isContinued && (
            <Button look="quiet" compact onClick={() => dispatch({ type: 'reset' })}>
              {t('status.startAnew')}
            </Button>
          )}
          <IconButton compact icon="close" label={t('status.dismiss')} className={styles.dismiss} onClick={dismiss} />
        </div>
      )}
    </div>
  );
}

function isUntilDone(last: Wizard['last'], { begun }: WizardStart, { report }: WizardState): boolean {
  if (last !== null) return false;
  if (begun === undefined) return true;
  return (
    begun.unread.length > 0 ||
    [...(begun.unused ?? []), ...(begun.zero ?? [])].length > 0 ||
    begun.later.length > 0 ||
    (begun.raised ?? []).length > 0 ||
    begun.nearestRatio !== undefined ||
    begun.derived !== undefined ||
    presetsOf(begun.config).length > 0 ||
    (report?.cleared ?? []).length > 0
  );
}

/** What the wizard asks beside a field, for those who do not see it open. */
function AskedTitle(): ReactNode {
  const { t } = useTranslation('configurator');
  const { asking, config, words } = useWizardView();
  const ask = useAsk(asking, config);
  return ask && <VisuallyHidden>{askTitle(ask, words, t)}</VisuallyHidden>;
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

type BegunKey = `status.${'raised' | 'unread' | 'zero' | 'unused' | 'apart' | 'later' | 'assumed'}`;

function startTexts(
  { report }: WizardState,
  { isContinued, isElsewheres, begun }: WizardStart,
  line: ProductLine,
  words: Words,
  t: T,
): string[] {
  const lost = names(report?.cleared ?? [], words);
  if (begun) {
    const told = (key: BegunKey, list: string) => (list === '' ? [] : [t(key, { list })]);
    return [
      t('status.begun', { text: begun.text }),
      ...(begun.nearestRatio ? [nearestText(begun.nearestRatio, words, t)] : []),
      ...told('status.raised', raisedText(begun.raised ?? [], words, t)),
      ...told('status.unread', listOfWords(begun.unread, words.locale)),
      ...told('status.zero', listOfWords(begun.zero ?? [], words.locale)),
      ...(begun.contradiction ? [contradictionText(begun.contradiction, t)] : []),
      ...(begun.derived ? [t('status.derived', derivedFigures(begun.derived))] : []),
      ...told('status.unused', listOfWords(begun.unused ?? [], words.locale)),
      ...told('status.apart', pairsOf(saidApart(report), words, t)),
      ...told('status.later', laterOf(begun, line, words, t)),
      ...told('status.assumed', pairsOf(presetsOf(begun.config), words, t)),
    ];
  }
  return [
    ...(isContinued ? [t(isElsewheres ? 'status.continuedElsewhere' : 'status.continued')] : []),
    ...(lost === '' ? [] : [t('status.notInRelease', { list: lost })]),
  ];
}

function contradictionText(found: LoadContradiction, t: T): string {
  return t(found.kind === 'beyond' ? 'status.contradiction' : 'status.contradictionIdle', contradictionFigures(found));
}

function raisedText(raised: readonly Raised[], words: Words, t: T): string {
  const said = raised.map(({ field, asked, taken }) =>
    t('ask.changes', {
      field: words.field(field),
      from: words.value(field, String(Number(asked.toPrecision(3)))),
      to: words.value(field, taken),
    }),
  );
  return listOfWords(said, words.locale);
}

/** What was said and not taken, as it was said: that an adapter was not taken says little, that it is AM200 says which. */
function saidApart(report: WizardState['report']): readonly { field: string; value: string }[] {
  const said = new Map((report?.cleared ?? []).map(({ field, from }) => [field, from]));
  return [...said].map(([field, value]) => ({ field, value }));
}

function stepTexts(
  state: WizardState,
  last: NonNullable<Wizard['last']>,
  context: ProductContext,
  words: Words,
  t: T,
): string[] {
  const { history, report } = state;
  switch (last) {
    case 'change':
      return report ? changeTexts(state, context, words, t) : [];
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

function changeTexts({ history, report }: WizardState, context: ProductContext, words: Words, t: T): string[] {
  const before = history.past.at(-1);
  if (!report || !before) return [];
  const { cleared, carried = [] } = report;
  const filled = filledIn(before, history.present);
  const displaced = displacedStandards(before, history.present, context);
  const turned = convertedFigures(before, history.present);
  const told = new Set(
    [...filled, ...turned.flatMap(({ field, from }) => [{ field }, { field: from }])].map(({ field }) => field),
  );
  const lost = cleared.filter(({ field }) => !told.has(field));
  return [
    ...(lost.length > 0 ? [t('status.cleared', { list: names(lost, words) })] : []),
    ...(carried.length > 0 ? [carriedText(carried, history.present, words, t)] : []),
    ...(turned.length > 0 ? [t('status.converted', { list: pairsOf(turned, words, t) })] : []),
    ...(filled.length > 0 ? [t('status.alsoSet', { list: pairsOf(filled, words, t) })] : []),
    ...(displaced.length > 0 ? [t('status.displaced', { list: turnsOf(displaced, words, t) })] : []),
  ];
}

/** What is answered in a later step, each with its step. */
function laterOf({ later }: Begun, line: ProductLine, words: Words, t: T): string {
  return listOfWords(
    later.map(({ text, field }) => t('status.laterOne', { text, step: stepOf(field, line) + 1 })),
    words.locale,
  );
}

/** What stands in the place of what. */
function turnsOf(all: readonly Displaced[], words: Words, t: T): string {
  const said = all.map(({ field, from, value }) =>
    t('ask.changes', { field: words.field(field), from: words.value(field, from), to: words.value(field, value) }),
  );
  return listOfWords(said, words.locale);
}

function pairsOf(all: readonly { field: string; value: string }[], words: Words, t: T): string {
  return listOfWords(
    all.map(({ field, value }) => t('pair', { field: words.field(field), value: words.value(field, value) })),
    words.locale,
  );
}

/** By how much the ratio that was taken lies beside the one that was asked for. */
function nearestText({ asked, taken }: NearestRatio, { locale }: Words, t: T): string {
  const share = ((taken / asked - 1) * 100).toFixed(1).replace('-', '−');
  const percent = share.startsWith('−') ? share : `+${share}`;
  return t('status.nearest', { asked: plainFigure(asked, locale), taken: plainFigure(taken, locale), percent });
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
