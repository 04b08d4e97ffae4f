import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import { usePermittedIds } from '#web/menu/permitted-ids.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icons.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { type ClosedTab, closeTab, reopenTab, useOpenTabs } from './open-tabs.ts';
import { isNamedByAddress, type NameText, type PageHandle, titleOf } from './page-handle.ts';
import { followMemories, holdsInput } from './page-memory.ts';
import { BY_TAB, byClosing } from './tab-navigation.ts';
import styles from './tab-strip.module.css';
import { pathAfterClosing, type Tab } from './tabs.ts';

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The strip of visited pages: one stop for the Tab key, arrows between tabs, Enter opens, Delete or the middle button closes. */
export function TabStrip({ current }: { current: string }): ReactNode {
  const tabs = useShownTabs();
  const { t, i18n } = useTranslation('web');
  const withInput = useTabsWithInput(tabs);
  const navigate = useNavigate();
  const strip = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const stop = [focused, current].find((name) => tabs.some((tab) => tab.name === name)) ?? tabs[0]?.name;

  const names = tabs.map(({ name }) => name).join('\n');
  useSidewaysWheel(strip);
  useEffect(() => {
    const shown = strip.current?.children[names.split('\n').indexOf(current)];
    if (strip.current && shown instanceof HTMLElement) bringIntoView(shown, strip.current);
  }, [names, current]);

  function close({ name }: Tab, by: 'keyboard' | 'pointer'): void {
    const path = pathAfterClosing(tabs, name);
    if (by === 'keyboard') focusNeighbour(name);
    const keepsFocus = by === 'keyboard' && tabs.length > 1;
    if (name !== current) closeTab(name, handleClosed);
    else void navigate(path, { state: byClosing(name, { path, keepsFocus, onClosed: handleClosed }) });
  }

  /** What somebody typed into a page is not gone with its tab at once. */
  function handleClosed(closed: ClosedTab): void {
    if (!closed.hadInput) return;
    const { path } = closed.tab;
    const undo = () => reopenTab(closed) && void navigate(path, { state: BY_TAB });
    const text = t('tabs.closed', { name: labelOf(closed.tab, i18n.t) });
    toasts.show({ tone: 'warning', text, action: { label: t('tabs.undo'), run: undo } });
  }

  function focusNeighbour(name: string): void {
    const at = tabs.findIndex((tab) => tab.name === name);
    linksOf(strip.current)[at > 0 ? at - 1 : 1]?.focus();
  }

  function handleKey(event: KeyboardEvent): void {
    const links = linksOf(strip.current);
    const at = links.findIndex((link) => link.matches(':focus'));
    const tab = tabs[at];
    const next = MOVES[event.key]?.(at, links.length);
    if (tab === undefined || (next === undefined && event.key !== 'Delete')) return;
    event.preventDefault();
    if (next === undefined) close(tab, 'keyboard');
    else links[next]?.focus();
  }

  return (
    <div ref={strip} role="toolbar" aria-label={t('tabs.label')} className={styles.strip} onKeyDown={handleKey}>
      {tabs.map((tab) => (
        <OneTab
          key={tab.name}
          tab={tab}
          isCurrent={tab.name === current}
          isStop={tab.name === stop}
          holdsInput={withInput.includes(tab.name)}
          onFocus={() => setFocused(tab.name)}
          onBlur={() => setFocused(undefined)}
          onClose={() => close(tab, 'pointer')}
        />
      ))}
    </div>
  );
}

/** The tabs whose pages are in this version and that lead where the person may go; the texts of their titles are fetched. */
function useShownTabs(): readonly Tab[] {
  const tabs = useOpenTabs();
  useTranslation(['web', ...new Set(tabs.map(pageOf).flatMap(namespaceOf))]);
  const permitted = usePermittedIds();
  return tabs.filter((tab) => {
    const [pathname = ''] = tab.path.split(/[?#]/, 1);
    return pageOf(tab) !== undefined && mayVisit(composition.get().menu, pathname, permitted);
  });
}

/** The names of the tabs that hold something unsaved. */
function useTabsWithInput(tabs: readonly Tab[]): readonly string[] {
  const names = useSyncExternalStore(followMemories, () =>
    tabs.flatMap(({ name }) => (holdsInput(name) ? [name] : [])).join('\n'),
  );
  return names.split('\n');
}

/** What a tab is called: what its page is about, or else its title. */
function labelOf(tab: Tab, t: NameText): string {
  return tab.detail ?? titleOfTab(tab, t);
}

function titleOfTab(tab: Tab, t: NameText): string {
  const page = pageOf(tab);
  return page === undefined ? '' : titleOf(page, partsOf(tab)[1], t);
}

/** The id of the page a tab is of, and what its address names. */
function partsOf({ name }: Tab): readonly [pageId: string, object?: string] {
  const [pageId = name, object] = name.split(' ', 2);
  return object === undefined ? [pageId] : [pageId, object];
}

function pageOf(tab: Tab): PageHandle | undefined {
  const [pageId] = partsOf(tab);
  return composition.get().pages.find(({ id }) => id === pageId);
}

function namespaceOf(page: PageHandle | undefined): readonly string[] {
  return page === undefined || isNamedByAddress(page.title) ? [] : page.title.split(':', 1);
}

interface OneTabProps {
  tab: Tab;
  isCurrent: boolean;
  isStop: boolean;
  holdsInput: boolean;
  onFocus: () => void;
  onBlur: () => void;
  onClose: () => void;
}

function OneTab({ tab, isCurrent, isStop, holdsInput, onFocus, onBlur, onClose }: OneTabProps): ReactNode {
  const { t } = useTranslation();
  const label = labelOf(tab, t);
  const unsaved = holdsInput ? t('web:tabs.unsaved') : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the middle button closes, as do Delete and the button inside
    <div
      className={classes(styles.tab, isCurrent && styles.current, holdsInput && styles.unsaved)}
      onMouseDown={(event) => {
        // Otherwise the middle button begins to scroll.
        if (event.button === 1) event.preventDefault();
      }}
      onAuxClick={(event) => {
        if (event.button !== 1) return;
        event.preventDefault();
        onClose();
      }}
    >
      <Link
        to={tab.path}
        state={BY_TAB}
        title={[titleOfTab(tab, t), tab.detail, unsaved].filter(Boolean).join(' · ')}
        aria-description={unsaved}
        tabIndex={isStop ? 0 : -1}
        aria-current={isCurrent ? 'page' : undefined}
        aria-keyshortcuts="Delete"
        className={styles.link}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {label}
      </Link>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('web:tabs.close', { name: label })}
        className={styles.close}
        onClick={onClose}
      >
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}

/** Sideways alone: `scrollIntoView` would move the page as well. */
function bringIntoView({ offsetLeft: start, offsetWidth }: HTMLElement, strip: HTMLElement): void {
  const end = start + offsetWidth - strip.clientWidth;
  if (start < strip.scrollLeft) strip.scrollLeft = start;
  else if (end > strip.scrollLeft) strip.scrollLeft = end;
}

/** A wheel that turns one way alone moves tabs that have no room sideways. */
function useSidewaysWheel(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = strip.current;
    function turn(event: WheelEvent): void {
      if (element === null || element.scrollWidth <= element.clientWidth || event.deltaX !== 0) return;
      event.preventDefault();
      element.scrollLeft += event.deltaY;
    }
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [strip]);
}

function linksOf(strip: HTMLElement | null): HTMLAnchorElement[] {
  return [...(strip?.querySelectorAll('a') ?? [])];
}
