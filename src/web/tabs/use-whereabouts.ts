import { useContext, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { OwnTabContext } from './own-tab.ts';
import { scrollAt } from './page-memory.ts';
import type { Whereabouts } from './scroll-keeper.ts';
import { isByTab } from './tab-navigation.ts';

/** Where one is, and what led there. */
export function useWhereabouts(name: string | undefined): Whereabouts {
  const { key, pathname, search, state } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const place = `${key} ${pathname}${search}`;
  return { name, place, by: isByTab(state) ? 'tab' : isPop ? 'history' : 'link' };
}

/**
 * Whether one comes back to where one was on this page, by its tab or the browser's history: the window stands there again, and
 * the page brings nothing else into view.
 */
export function useIsReturn(): boolean {
  const at = useWhereabouts(useContext(OwnTabContext));
  const [answer, setAnswer] = useState(() => answerFor(at));
  if (answer.place === at.place) return answer.isReturn;
  const next = answerFor(at);
  setAnswer(next);
  return next.isReturn;
}

function answerFor({ name, place, by }: Whereabouts): { readonly place: string; readonly isReturn: boolean } {
  const wasThere = name !== undefined && scrollAt(name, place) !== undefined && !isFirst(place);
  return { place, isReturn: by === 'tab' || (by === 'history' && wasThere) };
}

/** The router gives the first place of a window the same key whenever an address is opened in it. */
function isFirst(place: string): boolean {
  return place.startsWith('default ');
}
