// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { Button, IconButton } from './button.tsx';

afterEach(cleanup);

it('a busy button keeps its focus, says so and ignores a second press', async () => {
  const press = vi.fn();
  const { user, rerender } = await renderScreen(<Button onClick={press}>保存</Button>);
  await user.click(screen.getByRole('button', { name: '保存' }));
  rerender(
    <Button busy onClick={press}>
      保存
    </Button>,
  );
  const button = screen.getByRole('button', { name: '保存' });
  await user.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(button).toBe(document.activeElement);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

it('a button never submits a form unless it is told to', async () => {
  await renderScreen(<Button>取消</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

it('an icon button has a name', async () => {
  await renderScreen(<IconButton icon="copy" label="Copy type code" />);
  expect(screen.getByRole('button', { name: 'Copy type code' }).title).toBe('Copy type code');
});
