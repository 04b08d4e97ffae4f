// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SHOWN_MS, useShown } from './use-shown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const show = (time: number | undefined = SHOWN_MS) =>
  renderHook(({ message }) => useShown(message, time), { initialProps: { message: 'one' } });

it('a message goes after 8 s, and the next one is shown anew', () => {
  const { result, rerender } = show();
  pass(7999);
  expect(result.current.isShown).toBe(true);
  pass(1);
  expect(result.current.isShown).toBe(false);
  rerender({ message: 'two' });
  expect(result.current.isShown).toBe(true);
});

it('it waits while the pointer is on it', () => {
  const { result } = show();
  act(() => result.current.reading.onMouseEnter());
  pass(20_000);
  expect(result.current.isShown).toBe(true);
  act(() => result.current.reading.onMouseLeave());
  pass(SHOWN_MS);
  expect(result.current.isShown).toBe(false);
});

it('one without a time stays until it is sent away', () => {
  const { result } = renderHook(() => useShown('one', undefined));
  pass(60_000);
  expect(result.current.isShown).toBe(true);
  act(() => result.current.dismiss());
  expect(result.current.isShown).toBe(false);
});
