// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import { DocumentMenu } from '#modules/cart/web/public.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { aSavedLine } from '#modules/configurator/web/wizard/testing/a-saved-line.ts';
import { onTheWire, openWizard } from '#modules/configurator/web/wizard/testing/wizard-screen.tsx';
import { documentRoutes } from '#modules/documents/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import { DataSheetMenu } from './data-sheet-menu.tsx';
import { toggleWish } from './drawing-wishes.ts';
import { useDrawings } from './use-drawings.ts';

const NAMES = [
  'Dimension sheet (PDF)',
  'Dimension sheet (DXF)',
  '3D model (STEP)',
  '3D model (GLB)',
  'Dimensions (CSV)',
];

let saved: string[] = [];
beforeEach(() => {
  saved = [];
  beginSession({ token: 'token', user: { id: 'buyer', username: 'buyer', organisationName: '' } });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  endSession();
  vi.restoreAllMocks();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

function Menu(): ReactNode {
  const drawings = useDrawings();
  const line = { id: 'line-1', productName: 'JRTR37' };
  return <DocumentMenu label="Sheet" download={async () => undefined} others={() => drawings(line)} />;
}

/** The menu of a saved line, over a server that answers so to whatever is asked. */
async function open(answer: () => Response, locale: Locale = 'en') {
  const asked: string[] = [];
  configureCalls({
    fetch: async (input) => {
      asked.push(String(input));
      return answer();
    },
  });
  const rendered = await renderScreen(<Menu />, { locale, namespaces: ['cart', 'documents'] });
  await rendered.user.click(screen.getByRole('button', { name: 'Sheet' }));
  return { ...rendered, asked };
}

const aFile = (headers: Record<string, string> = { 'content-disposition': 'attachment' }) =>
  new Response('bytes', { headers });
const said = () => toasts.visible().map(({ text }) => text);

describe('the drawings of a saved line', () => {
  it.each([
    ['3D model (STEP)', 'step', 'JRTR37-3D.step'],
    ['3D model (GLB)', 'glb', 'JRTR37-3D.glb'],
    ['Dimensions (CSV)', 'csv', 'JRTR37-外形尺寸.csv'],
    ['Dimension sheet (PDF)', 'pdf', 'JRTR37-外形尺寸图.pdf'],
    ['Dimension sheet (DXF)', 'dxf', 'JRTR37-2D.dxf'],
    ['All drawings (ZIP)', 'zip', 'JRTR37-图纸.zip'],
  ])('as %s are fetched once chosen, and saved under their name', async (label, format, name) => {
    const { asked, user } = await open(() => aFile());
    await user.click(screen.getByRole('menuitem', { name: label }));
    await waitFor(() => expect(saved).toEqual([name]));
    expect(asked).toEqual([`/api/v1/configurations/line-1/drawings/${format}`]);
  });

  it('stand under a heading of their own, in Chinese too', async () => {
    await open(() => aFile(), 'zh-cn');
    expect(screen.getByRole('group', { name: '图纸' }).textContent).toBe(
      '图纸外形尺寸图（PDF）外形尺寸图（DXF）外形尺寸图（SVG）三维模型（STEP）三维模型（GLB）外形尺寸表（CSV）全部图纸（ZIP）',
    );
  });

  it('are had in third angle and as an envelope once that is chosen, which holds for the session', async () => {
    const { asked, user } = await open(() => aFile());
    const third = () => screen.getByRole('menuitemcheckbox', { name: 'Third angle instead of first' });
    await user.click(third());
    await user.click(screen.getByRole('menuitemcheckbox', { name: '3D model as envelope only' }));
    expect(third().getAttribute('aria-checked')).toBe('true');
    await user.click(screen.getByRole('menuitem', { name: '3D model (STEP)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked).toEqual(['/api/v1/configurations/line-1/drawings/step?method=third&detail=envelope']);
    expect(sessionStorage.getItem('drawingWishes')).toBe('{"method":"third","detail":"envelope"}');
    for (const wish of ['method', 'detail'] as const) toggleWish(wish);
    expect(sessionStorage.getItem('drawingWishes')).toBeNull();
  });

  it('that are refused for a dimension say which', async () => {
    const description = 'This product cannot be drawn yet. Missing: K · 187 · d. Please ask us for the drawing';
    const { user } = await open(() => Response.json({ code: 422, result: null, description }, { status: 422 }));
    await user.click(screen.getByRole('menuitem', { name: '3D model (STEP)' }));
    await waitFor(() => expect(said().join()).toContain(`Download error: ${description}`));
    expect(saved).toEqual([]);
  });
});

describe('the wizard', () => {
  const openAt = (lineId?: string, also?: (path: string, body: unknown) => Response | undefined) =>
    openWizard({
      ...(also && { also }),
      locale: 'en',
      ...(lineId !== undefined && { lineId }),
      store: { open: async () => aSavedLine() },
      found: () => ({ total: 1, rows: [onTheWire(aRow('K67', '90L'))] }),
      actions: <DataSheetMenu />,
      texts: ['documents'],
    });
  const offered = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

  it('offers the drawings of a saved line as long as it stands as it was saved', async () => {
    const { user } = await openAt('line-1');
    await user.click(await screen.findByRole('button', { name: 'Data sheet' }));
    expect(offered()).toEqual(expect.arrayContaining(NAMES));
  });

  it('prints the data sheet of a saved line as that of the line, with its dimension sheet', async () => {
    const printed: unknown[] = [];
    const { user } = await openAt('line-1', (path, body) => {
      if (!path.startsWith(`/api${documentRoutes.downloadTechnicalDocuments.path}`)) return undefined;
      printed.push(body);
      return aFile();
    });
    await user.click(await screen.findByRole('button', { name: 'Data sheet' }));
    await user.click(screen.getByRole('menuitem', { name: 'English' }));
    await waitFor(() => expect(printed).toMatchObject([[{ productConfig: { id: 'line-1' } }]]));
  });
});
