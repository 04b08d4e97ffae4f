import { describe, expect, it } from 'vitest';
import { type Arrival, arrive, MAX_KEPT, NO_PAGES, type PageStack, withoutClosed } from './page-stack.ts';

const to = (name: string | undefined, path: string): Arrival => ({ name, path, isReplacing: false });
const replacedBy = (name: string | undefined, path: string): Arrival => ({ name, path, isReplacing: true });

function visited(...arrivals: readonly Arrival[]): PageStack {
  return arrivals.reduce(arrive, NO_PAGES);
}

/** The ids of the pages; the last is shown. */
function ids(stack: PageStack): number[] {
  return stack.pages.map(({ id }) => id);
}

describe('the pages that are kept', () => {
  it.each<[string, readonly Arrival[], readonly number[]]>([
    ['a page left for another is kept', [to('cart', '/my'), to('manual', '/manual')], [1, 2]],
    ['a page come back to is the same', [to('cart', '/my'), to('manual', '/manual'), to('cart', '/my')], [2, 1]],
    [
      'a search a page writes into its address is the same page',
      [to('cart', '/my'), replacedBy('cart', '/my?q=K')],
      [1],
    ],
    [
      'a page come back to with its search is the same',
      [to('cart', '/my'), replacedBy('cart', '/my?q=K'), to('manual', '/manual'), to('cart', '/my?q=K')],
      [2, 1],
    ],
    [
      'another path of the same name starts anew and takes its place',
      [to('cart', '/my?q=K'), to('manual', '/manual'), to('cart', '/my')],
      [2, 3],
    ],
    ['another search one is led to starts anew', [to('cart', '/my?q=K'), to('cart', '/my')], [2]],
    ['a page without a name goes when it is left', [to(undefined, '/nowhere'), to('cart', '/my')], [2]],
    ['another page at a replaced address is another', [to('cart', '/my'), replacedBy('manual', '/manual')], [1, 2]],
    [
      'what a redirect leads to starts anew',
      [to('cart', '/my'), to(undefined, '/redirect/my'), replacedBy('cart', '/my')],
      [3],
    ],
  ])('%s', (_what, arrivals, expected) => {
    expect(ids(visited(...arrivals))).toEqual(expected);
  });

  it('stay the same object while nothing changes', () => {
    const stack = visited(to('cart', '/my'), replacedBy('cart', '/my?q=K'));
    expect(arrive(stack, replacedBy('cart', '/my?q=K'))).toBe(stack);
    expect(withoutClosed(stack, new Set())).toBe(stack);
  });

  it('are ten at most: the one not seen for longest goes', () => {
    const lines = Array.from({ length: MAX_KEPT }, (_, at) => to(`line ${at}`, `/line/${at}`));
    const stack = visited(...lines, to('line 0', '/line/0'), to('cart', '/my'));
    expect(stack.pages).toHaveLength(MAX_KEPT);
    expect(stack.pages.map(({ name }) => name)).not.toContain('line 1');
    expect(stack.pages.map(({ name }) => name)).toContain('line 0');
  });

  it('go with their tabs, but for the one that is shown', () => {
    const stack = visited(to('cart', '/my'), to('manual', '/manual'), to('series', '/series'));
    expect(ids(withoutClosed(stack, new Set(['manual'])))).toEqual([2, 3]);
    expect(ids(withoutClosed(stack, new Set()))).toEqual([3]);
  });

  it('never take an id twice', () => {
    const closed = withoutClosed(visited(to('cart', '/my'), to('manual', '/manual'), to('cart', '/my')), new Set());
    expect(ids(arrive(closed, to('manual', '/manual')))).toEqual([1, 3]);
  });
});
