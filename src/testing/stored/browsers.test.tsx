// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { readPersisted } from '#modules/configurator/domain/wizard/persisted.ts';
import { asStored } from './readers.ts';
import { type RecordedBrowser, recordedBrowsers, recordedLines } from './recorded.ts';

/** What reads the browser's storage; each reads it once, when it is loaded. */
const readers = {
  acting: () => import('#web/session/acting.ts'),
  appearance: () => import('#web/theme/appearance.ts'),
  drafts: () => import('#modules/drafts/web/local-drafts.ts'),
  folded: () => import('#app/web/shell/use-folded.ts'),
  language: () => import('#web/language/language.ts'),
  memory: () => import('#web/tabs/page-memory.ts'),
  menu: () => import('#web/menu/permitted-ids.ts'),
  recent: () => import('#app/web/palette/recent.ts'),
  session: () => import('#web/session/session.ts'),
  tabs: () => import('#web/tabs/open-tabs.ts'),
};
/** Where a new configuration of JRT lies. */
const PLACE = { key: 'JRT', part: 'common', savedLine: null, customer: undefined };
const { halfDone, finished, editing, acting } = recordedBrowsers;

/** A browser of the former portal, in the window it was used in or, without what that window kept, in another one. */
function browserOf(recorded: RecordedBrowser, { isSameWindow = true } = {}): void {
  for (const [key, text] of Object.entries(recorded.localStorage)) localStorage.setItem(key, text);
  if (isSameWindow)
    for (const [key, text] of Object.entries(recorded.sessionStorage)) sessionStorage.setItem(key, text);
}

const kept = ({ localStorage }: RecordedBrowser, key: string) => JSON.parse(localStorage[key] ?? 'null');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
});

describe('a draft of the former portal', () => {
  test.each([
    ['a visitor’s, half done', halfDone],
    ['a visitor’s, finished', finished],
    ['of one who acts for a customer', acting],
  ])('is read whole: %s', async (_, recorded) => {
    browserOf(recorded);
    const { storedAt } = await readers.drafts();
    const { state, dropped } = readPersisted(
      storedAt({ ...PLACE, customer: recorded === acting ? 'any' : undefined }),
      JRT_LINE,
    );
    const { currentStep, configuration, lineId } = kept(recorded, 'cpq_jie').common;
    expect(dropped).toEqual([]);
    expect([state.currentStep, state.lineId]).toEqual([currentStep, lineId]);
    expect(asStored(state.history.present)).toEqual(configuration);
  });

  test('of a saved line is read whole under the line’s id, beside what was saved', async () => {
    browserOf(editing);
    const { storedAt } = await readers.drafts();
    const drafts: [string, { configuration: object; detailConfig: object }][] = Object.entries(
      kept(editing, 'cpq_jie').lines,
    );
    expect(drafts.map(([id]) => id)).toEqual(recordedLines.slice(0, 2).map(({ wire }) => wire.id));
    for (const [id, { configuration, detailConfig }] of drafts) {
      const { state, dropped } = readPersisted(storedAt({ ...PLACE, savedLine: id }), JRT_LINE);
      expect(dropped).toEqual([]);
      expect(state.lineId).toBe(id);
      expect(state.detailConfig && asStored(state.detailConfig)).toEqual(detailConfig);
      expect(asStored(state.history.present)).toEqual(configuration);
    }
  });
});

describe('the tabs of the former portal', () => {
  const { tabs } = JSON.parse(editing.sessionStorage.userTabs ?? '{}');
  const places = tabs.map(({ path, detail }: { path: string; detail?: string }) => [path, detail]);

  test.each([
    ['after a reload', true],
    ['in the next window of the same person', false],
  ])('are there %s, in their order', async (_, isSameWindow) => {
    browserOf(editing, { isSameWindow });
    const { openTabs } = await readers.tabs();
    expect(places.length).toBeGreaterThan(3);
    expect(openTabs().map(({ path, detail }) => [path, detail])).toEqual(places);
  });
});

test('the edits of saved lines are known to be unsaved, behind their tabs', async () => {
  browserOf(editing);
  const { openTabs } = await readers.tabs();
  const { holdsInput } = await readers.memory();
  const unsaved = openTabs().filter(({ name }) => holdsInput(name));
  expect(unsaved.map(({ path }) => path.split('/').at(-1))).toEqual(Object.keys(kept(editing, 'cpq_jie').lines));
});

describe('what a browser of the former portal keeps of a person', () => {
  test('is the session', async () => {
    browserOf(editing);
    const { currentSession, sessionOwner } = await readers.session();
    const { id, username, organisationName, userAttribute, userDepartment } = kept(editing, 'user');
    expect(currentSession()).toEqual({
      token: atob(editing.localStorage.token ?? ''),
      user: { id, username, organisationName, userAttribute, userDepartment },
    });
    expect(sessionOwner()).toBe(id);
  });

  test('is what they may see of the menu', async () => {
    browserOf(editing);
    const { usePermittedIds } = await readers.menu();
    const { result } = renderHook(() => usePermittedIds());
    expect(result.current).toEqual(new Set(editing.localStorage.menuIds?.split(',')));
  });

  test('is the customer they act for', async () => {
    browserOf(acting);
    const { actedFor } = await readers.acting();
    const { id, customerName } = kept(acting, 'actingFor');
    expect(actedFor()).toEqual({ id, customerName });
  });

  test('is how they like the portal: language, dark, with the menu folded', async () => {
    browserOf(editing);
    const { storedLocale } = await readers.language();
    const { appearance } = await readers.appearance();
    const { useFolded } = await readers.folded();
    expect([storedLocale(), appearance.get()]).toEqual(['en', 'dark']);
    expect(renderHook(() => useFolded()).result.current[0]).toBe(true);
  });

  test('is what they used last in the palette', async () => {
    browserOf(editing);
    const { readRecent } = await readers.recent();
    expect(readRecent()).toEqual(kept(editing, 'paletteRecent'));
    expect(readRecent()).not.toEqual([]);
  });
});
