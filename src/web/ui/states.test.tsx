// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { Skeleton } from './skeleton.tsx';
import { EmptyState, ErrorState } from './states.tsx';
import { Tag } from './tag.tsx';

afterEach(cleanup);

it('an error says what happened and offers another try', async () => {
  const retry = vi.fn();
  const { user } = await renderScreen(<ErrorState onRetry={retry} />, { locale: 'en' });
  expect(screen.getByRole('alert').textContent).toContain('This could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('an empty list names the next step', async () => {
  await renderScreen(<EmptyState title="购物车为空" next={<a href="/">开始选型</a>} />);
  expect(screen.getByRole('link', { name: '开始选型' })).toBeTruthy();
});

it('a skeleton says that something is loading', async () => {
  await renderScreen(<Skeleton shape="rows" count={5} />);
  expect(screen.getByRole('status').textContent).toBe('加载中');
});

it('a state of a tag is a sign as well as a colour', async () => {
  const { container } = await renderScreen(<Tag tone="near">fB 0.92</Tag>);
  expect(container.querySelector('svg')).not.toBeNull();
});
