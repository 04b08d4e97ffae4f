// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONFIGURABLE } from '#lines/configurable.ts';
import { A_COMPLETE_DRAFT, aDraft, openWizard } from '#modules/configurator/web/wizard/testing/wizard-screen.tsx';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { toasts } from '#web/ui/toasts.ts';
import { DataSheetMenu } from './data-sheet-menu.tsx';
import { Component as InstructionsPage } from './instructions-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

/** A file under the name the server gives it. */
const aFile = () => new Response('%PDF-', { headers: { 'content-disposition': 'attachment; filename="JRX.pdf"' } });

/** Notes under which names files are saved. */
function savedFiles(): string[] {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
}

/** The page over a server that answers so, and what was asked of it. */
async function openPage(answer: () => Response = aFile) {
  const asked: string[] = [];
  configureCalls({
    fetch: async (input) => {
      asked.push(String(input));
      return answer();
    },
  });
  return { asked, ...(await renderScreen(<InstructionsPage />, { locale: 'en', namespaces: ['documents', 'cart'] })) };
}

describe('the page of operating instructions', () => {
  it('offers those of every line that can be configured', async () => {
    await openPage();
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(CONFIGURABLE.map((line) => `Operating instructions of ${line}`));
  });

  it('fetches them in the language that is chosen, that of the reader first', async () => {
    const saved = savedFiles();
    const { asked, user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Operating instructions of JRH' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['English', 'Chinese']);
    await user.click(screen.getByRole('menuitem', { name: 'Chinese' }));
    await waitFor(() => expect(saved).toEqual(['JRX.pdf']));
    expect(asked).toEqual([expect.stringContaining('/lines/JRH/operating-instructions?language=zh-cn')]);
  });

  it('says why they could not be had', async () => {
    const description = 'That was a lot in a short time. Please try again in 7 s';
    const { user } = await openPage(() => Response.json({ code: 429, result: null, description }, { status: 429 }));
    await user.click(screen.getByRole('button', { name: 'Operating instructions of JD' }));
    await user.click(screen.getByRole('menuitem', { name: 'English' }));
    await waitFor(() => expect(JSON.stringify(toasts.visible())).toContain(description));
  });
});

describe('the overview', () => {
  it('offers the operating instructions of its line beside the data sheet', async () => {
    const saved = savedFiles();
    const { user } = await openWizard({
      locale: 'en',
      stored: aDraft(A_COMPLETE_DRAFT),
      actions: <DataSheetMenu />,
      also: (path) => (path.endsWith('/lines/JRT/operating-instructions') ? aFile() : undefined),
    });
    await user.click(await screen.findByRole('button', { name: 'Operating instructions' }));
    await user.click(screen.getByRole('menuitem', { name: 'English' }));
    await waitFor(() => expect(saved).toEqual(['JRX.pdf']));
  });
});
