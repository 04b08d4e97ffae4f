import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isCustomerFixed } from '#app/web/shell/is-customer-fixed.ts';
import { useLanguageFixed } from '#app/web/shell/use-language-fixed.ts';
import { noteFailure } from '#web/errors/notify-failure.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { useMayVisit, usePermittedIds } from '#web/menu/permitted-ids.ts';
import type { PaletteEntry, Situation } from '#web/palette/palette.ts';
import { PATHS } from '#web/paths.ts';
import { useActedFor } from '#web/session/acting.ts';
import { customerChoice } from '#web/session/customer-choice.ts';
import { useSession } from '#web/session/session.ts';
import { arrange, type ShownGroup } from './match.ts';
import { onwardEntries } from './onward.ts';
import { readRecent } from './recent.ts';
import { entryOfLine, entryOfRecent } from './saved-lines.ts';
import { loadSources } from './sources.ts';
import { useAnswers } from './use-answers.ts';
import { type SavedLines, useSavedLines } from './use-saved-lines.ts';

export interface Palette {
  readonly groups: readonly ShownGroup[];
  /** How the search in the saved configurations stands. */
  readonly saved: SavedLines['state'];
}

/** What the palette shows for what is typed. */
export function usePalette(typed: string): Palette {
  const situation = useSituation();
  const entries = useEntries(situation);
  const [recent] = useState(readRecent);
  const mayList = useMayVisit(PATHS.cart) && situation.user !== undefined;
  const saved = useSavedLines(typed, mayList);
  const answers = useAnswers(typed, situation);
  const { t } = useTranslation('palette');

  const used = mayList ? recent.flatMap((one) => entryOfRecent(one) ?? []) : [];
  const lines = saved.lines.map((line) => entryOfLine(line, typed));
  const known = new Set(lines.map(({ id }) => id));
  const all = [
    ...answers,
    ...entries,
    ...used.filter(({ id }) => !known.has(id)),
    ...lines,
    ...onwardEntries(typed, mayList, t),
  ];
  const recentIds = recent.map(({ id }) => id);
  return { groups: arrange(all, typed, recentIds), saved: saved.state };
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
function useEntries(situation: Situation): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const [bySource, setBySource] = useState<BySource>([]);
  useEffect(() => {
    let isWanted = true;
    const note = (error: unknown) => noteFailure(error, t);
    loadSources().then((sources) => {
      for (const [at, load] of sources.entries())
        load(situation).then((entries) => isWanted && setBySource((before) => withEntries(before, at, entries)), note);
    }, note);
    return () => {
      isWanted = false;
    };
  }, [situation, t]);
  return useMemo(() => bySource.flat(), [bySource]);
}

function withEntries(before: BySource, at: number, entries: readonly PaletteEntry[]): BySource {
  const length = Math.max(before.length, at + 1);
  return Array.from({ length }, (_, index) => (index === at ? entries : (before[index] ?? [])));
}
