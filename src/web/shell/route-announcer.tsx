import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { BRAND } from '#web/brand.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { keepsFocus } from './tab-navigation.ts';

/** On a new page: the window's title, one spoken line, and the focus on the heading (spec 000 §2). */
export function RouteAnnouncer({ title }: { title: string }): ReactNode {
  const { pathname, state } = useLocation();
  const shown = useRef(pathname);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    document.title = title === '' ? BRAND : `${title} · ${BRAND}`;
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setSpoken(title);
    if (!keepsFocus(state)) focusHeading();
  }, [pathname, title, state]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {spoken}
    </VisuallyHidden>
  );
}

function focusHeading(): void {
  const pages = [...document.querySelectorAll<HTMLElement>('main [data-page]')];
  const heading = pages.find(({ style }) => style.display !== 'none')?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
