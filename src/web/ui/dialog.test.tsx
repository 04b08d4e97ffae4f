// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Activity, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Opener({ dismissable }: { dismissable: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      {open && (
        <Dialog title="登录" dismissable={dismissable} onClose={() => setOpen(false)}>
          <input aria-label="用户名" />
        </Dialog>
      )}
    </>
  );
}

describe('a dialog', () => {
  it('is named by its title and gives the focus back when it closes', async () => {
    const { user } = await renderScreen(<Opener dismissable />);
    await user.click(screen.getByRole('button', { name: '打开' }));
    expect(screen.getByRole('dialog', { name: '登录' })).toBeTruthy();
    await user.click(screen.getByLabelText('用户名'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '打开' }));
  });

  it('that must not be dismissed stays on Esc and on a click outside, and closes by its cross', async () => {
    const { user } = await renderScreen(<Opener dismissable={false} />);
    await user.click(screen.getByRole('button', { name: '打开' }));
    await user.click(screen.getByLabelText('用户名'));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that must not be dismissed stays where the browser itself closes it, as on repeated Esc with the focus lost', async () => {
    const { user } = await renderScreen(<Opener dismissable={false} />);
    await user.click(screen.getByRole('button', { name: '打开' }));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    await vi.waitFor(() => expect(dialog.open).toBe(true));
    expect(screen.getByLabelText('用户名')).toBeTruthy();
  });

  it('that must not be dismissed stays closed while its page is hidden, or nothing else could be reached (issue 17)', async () => {
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Dialog title="登录" dismissable={false} onClose={() => {}}>
          <input aria-label="用户名" />
        </Dialog>
      </Activity>
    );
    const { rerender } = await renderScreen(page('visible'));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    rerender(page('hidden'));
    // Browsers say that it closed in a later task.
    dialog.dispatchEvent(new Event('close'));
    expect(dialog.open).toBe(false);
    rerender(page('visible'));
    expect(dialog.open).toBe(true);
  });

  it('opened by a double click stays: its second press is no click outside', async () => {
    const { user } = await renderScreen(<Opener dismissable />);
    await user.click(screen.getByRole('button', { name: '打开' }));
    fireEvent.mouseDown(screen.getByRole('dialog'), { detail: 2 });
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('closes on a click outside', async () => {
    const { user } = await renderScreen(<Opener dismissable />);
    await user.click(screen.getByRole('button', { name: '打开' }));
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a confirmation', () => {
  it('has its first focus on the way back', async () => {
    await renderScreen(
      <ConfirmDialog title="Log out" confirm="Log out" onConfirm={vi.fn()} onCancel={vi.fn()}>
        Log out now?
      </ConfirmDialog>,
      { locale: 'en' },
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('tells which way was chosen', async () => {
    const confirm = vi.fn();
    const cancel = vi.fn();
    const { user } = await renderScreen(
      <ConfirmDialog title="Log out" confirm="Leave" onConfirm={confirm} onCancel={cancel}>
        Log out now?
      </ConfirmDialog>,
      { locale: 'en' },
    );
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([confirm.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 1]);
    expect(screen.getByRole('alertdialog', { name: 'Log out' })).toBeTruthy();
  });
});
