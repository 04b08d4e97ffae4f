// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Pictured } from '#modules/drawings/domain/picture/pictured-product.ts';
import type { PictureAnswer, PictureDrawer } from './picture-drawer.ts';
import { ProductCautions } from './product-cautions.tsx';
import { ProductPicture } from './product-picture.tsx';

afterEach(cleanup);

function drawerByHand() {
  const drawn = new Map<string, PictureAnswer>();
  const told = new Set<() => void>();
  const drawer: PictureDrawer = {
    drawn: ({ name }) => drawn.get(name),
    want(_, onDrawn) {
      told.add(onDrawn);
      return () => told.delete(onDrawn);
    },
  };
  const answer = (name: string, d: string | null, cautions: Pictured['cautions'] = []) =>
    act(() => {
      const drawing = { paths: [{ d: d ?? '', paint: 'line' as const, accent: false }], texts: [] };
      drawn.set(name, d === null ? null : { drawing, cautions });
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

it('what is in the way is told in the language of the page, and nothing where nothing is', () => {
  const { answer, drawer } = drawerByHand();
  const shown = (name: string) => (
    <ProductCautions line="ABC" name={name} label="In the way" locale="en" drawer={drawer} />
  );
  const { rerender } = render(shown('one'));
  expect(screen.queryByRole('list')).toBeNull();
  answer('one', 'm1 1', [{ zh: '接线盒低于底脚平面', en: 'The terminal box reaches below the feet' }]);
  expect(screen.getByRole('list', { name: 'In the way' }).textContent).toBe('The terminal box reaches below the feet');
  rerender(shown('two'));
  answer('two', 'm2 2');
  expect(screen.queryByRole('list')).toBeNull();
});
