// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PictureDrawer } from './picture-drawer.ts';
import { ProductPicture } from './product-picture.tsx';

afterEach(cleanup);

function drawerByHand() {
  const drawn = new Map<string, { paths: { d: string; paint: 'line'; accent: boolean }[]; texts: [] } | null>();
  const told = new Set<() => void>();
  const drawer: PictureDrawer = {
    drawn: ({ name }) => drawn.get(name),
    want(_, onDrawn) {
      told.add(onDrawn);
      return () => told.delete(onDrawn);
    },
  };
  const answer = (name: string, d: string | null) =>
    act(() => {
      drawn.set(name, d === null ? null : { paths: [{ d, paint: 'line', accent: false }], texts: [] });
      for (const tell of told) tell();
    });
  return { answer, drawer };
}

const pathShown = () => screen.getByRole('img').querySelector('path')?.getAttribute('d');

it('the picture before stays until the next one is drawn', () => {
  const { answer, drawer } = drawerByHand();
  const { rerender } = render(<ProductPicture line="ABC" name="one" title="Product" drawer={drawer} />);
  expect(screen.getByRole('img', { name: 'Product' }).getAttribute('aria-busy')).toBe('true');
  answer('one', 'm1 1');
  expect(pathShown()).toBe('m1 1');
  rerender(<ProductPicture line="ABC" name="two" title="Product" drawer={drawer} />);
  expect(pathShown()).toBe('m1 1');
  answer('two', 'm2 2');
  expect(pathShown()).toBe('m2 2');
});

it('what has no picture leaves no frame', () => {
  const { answer, drawer } = drawerByHand();
  const { container } = render(<ProductPicture line="ABC" name="none" title="Product" drawer={drawer} />);
  answer('none', null);
  expect(container.innerHTML).toBe('');
});
