import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isCustomerFixed } from '#app/web/shell/is-customer-fixed.ts';
import { useLanguageFixed } from '#app/web/shell/use-language-fixed.ts';
import { noteFailure } from '#web/errors/notify-failure.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { useMayVisit, usePermittedIds } from '#web/menu/permitted-ids.ts';
import type { PaletteEntry, PaletteSource, Situation } from '#web/palette/palette.ts';
import { PATHS } from '#web/paths.ts';
import { useActedFor } from '#web/session/acting.ts';
import { customerChoice } from '#web/session/customer-choice.ts';
import { useSession } from '#web/session/session.ts';
import { arrange, type ShownGroup } from './match.ts';
import { onwardEntries } from './onward.ts';
import { readRecent } from './recent.ts';
import { entryOfLine, entryOfRecent } from './saved-lines.ts';
import { loadSources } from './sources.ts';
import { type Answers, useAnswers } from './use-answers.ts';
import { type SavedLines, useSavedLines } from './use-saved-lines.ts';

export interface Palette {
  readonly groups: readonly ShownGroup[];
  /** What Enter opens where nothing else is chosen: the first entry, once none can come that would stand before it. */
  readonly first: PaletteEntry | undefined;
  /** Whether pages, actions and answers are still on their way. */
  readonly isPending: boolean;
  /** How the search in the saved configurations stands. */
  readonly saved: SavedLines['state'];
}

/** What the palette shows for what is typed. */
export function usePalette(typed: string): Palette {
  const situation = useSituation();
  const offered = useEntries(situation);
  const [recent] = useState(readRecent);
  const mayList = useMayVisit(PATHS.cart) && situation.user !== undefined;
  const saved = useSavedLines(typed, mayList);
  const answers = useAnswers(typed, situation);
  const { t } = useTranslation('palette');

  const used = mayList ? recent.flatMap((one) => entryOfRecent(one) ?? []) : [];
  const lines = saved.lines.map((line) => entryOfLine(line, typed));
  const known = new Set(lines.map(({ id }) => id));
  const all = [
    ...answers.entries,
    ...offered.entries,
    ...used.filter(({ id }) => !known.has(id)),
    ...lines,
    ...onwardEntries(typed, mayList, t),
  ];
  const recentIds = recent.map(({ id }) => id);
  const groups = arrange(all, typed, recentIds);
  const isPending = offered.isPending || answers.isPending;
  return { groups, first: isPending ? undefined : firstOf(groups, saved.state), isPending, saved: saved.state };
}

/** What leads onward gives way to the saved configurations that are still being searched. */
function firstOf([first]: readonly ShownGroup[], saved: SavedLines['state']): PaletteEntry | undefined {
  return first?.group === 'onward' && saved === 'asking' ? undefined : first?.entries[0];
}

function useSituation(): Situation {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const locale = localeOfInterface(i18n);
  const user = useSession()?.user;
  const permitted = usePermittedIds();
  const actedFor = useActedFor();
  const isLanguageFixed = useLanguageFixed();
  const chooseCustomer = useSyncExternalStore(customerChoice.subscribe, customerChoice.get);
  return useMemo(
    () => ({
      locale,
      user,
      permitted,
      actedFor,
      chooseCustomer,
      isCustomerFixed: isCustomerFixed(pathname),
      isLanguageFixed,
    }),
    [locale, user, permitted, actedFor, chooseCustomer, pathname, isLanguageFixed],
  );
}

type BySource = readonly (readonly PaletteEntry[])[];

/** The entries of every source; one that comes later joins the others, one that fails is left out. */
function useEntries(situation: Situation): Answers {
  const { t } = useTranslation();
  const [bySource, setBySource] = useState<BySource>([]);
  const [completeFor, setCompleteFor] = useState<Situation>();
  useEffect(() => {
    let isWanted = true;
    const note = (error: unknown) => noteFailure(error, t);
    const load = async (source: PaletteSource, at: number) => {
      const entries = await source(situation);
      if (isWanted) setBySource((before) => withEntries(before, at, entries));
    };
    loadSources()
      .then((sources) => Promise.all(sources.map((source, at) => load(source, at).catch(note))))
      .catch(note)
      .finally(() => isWanted && setCompleteFor(situation));
    return () => {
      isWanted = false;
    };
  }, [situation, t]);
  return useMemo(
    () => ({ entries: bySource.flat(), isPending: completeFor !== situation }),
    [bySource, completeFor, situation],
  );
}

function withEntries(before: BySource, at: number, entries: readonly PaletteEntry[]): BySource {
  const length = Math.max(before.length, at + 1);
  return Array.from({ length }, (_, index) => (index === at ? entries : (before[index] ?? [])));
}
