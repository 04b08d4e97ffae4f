// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { A_COMPLETE_DRAFT, aDraft, openWizard } from '#modules/configurator/web/wizard/testing/wizard-screen.tsx';
import { documentRoutes } from '#modules/documents/contract.ts';
import { toasts } from '#web/ui/toasts.ts';
import { DataSheetMenu } from './data-sheet-menu.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

/** The overview as a visitor meets it, over a server that answers so to what is asked of it for the data sheet. */
async function openOverview(answer: () => Response, actions = A_COMPLETE_DRAFT) {
  const asked: unknown[] = [];
  const rendered = await openWizard({
    locale: 'en',
    stored: aDraft(actions),
    actions: <DataSheetMenu />,
    also: (path, body) => {
      if (path !== `/api${documentRoutes.dataSheet.path}`) return undefined;
      asked.push(body);
      return answer();
    },
  });
  return { ...rendered, asked };
}

const aFile = () =>
  new Response('%PDF-', { headers: { 'content-disposition': 'attachment; filename="JRTKAF67-technical file.pdf"' } });

describe('the data sheet of what stands configured', () => {
  it('is fetched without a login, as the configuration stands, and saved under the name the server gives it', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { asked, user } = await openOverview(aFile);
    await user.click(await screen.findByRole('button', { name: 'Data sheet' }));
    // What is not saved has no drawings.
    expect(screen.getAllByRole('menuitem')).toHaveLength(3);
    await user.click(screen.getByRole('menuitem', { name: 'Chinese and English' }));
    await waitFor(() => expect(saved).toEqual(['JRTKAF67-technical file.pdf']));
    const [body] = asked;
    expect(documentRoutes.dataSheet.body.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ language: 'both', form: { gearboxModel: 'K', releaseHash: '0123456789abcdef' } });
  });

  it('that is refused says why', async () => {
    const description = 'That was a lot in a short time. Please try again in 7 s';
    const { user } = await openOverview(() => Response.json({ code: 429, result: null, description }, { status: 429 }));
    await user.click(await screen.findByRole('button', { name: 'Data sheet' }));
    await user.click(screen.getByRole('menuitem', { name: 'English' }));
    await waitFor(() =>
      expect(
        toasts
          .visible()
          .map(({ text }) => text)
          .join(),
      ).toContain(description),
    );
  });

  it('is not offered while something is open', async () => {
    await openOverview(aFile, [...A_COMPLETE_DRAFT.slice(0, 2), { type: 'goTo', step: 5 }]);
    expect(await screen.findByRole('heading', { name: 'Additional requirements' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Data sheet' })).toBeNull();
  });
});
