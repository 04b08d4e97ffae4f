import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router';
import { BRAND } from '#web/brand.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { isPageHandle } from './page-handle.ts';
import { useMayVisit } from './permitted-ids.ts';

/** On a new page: the window's title, one spoken line, the focus on the heading, and the top of the page (spec 000 §2). */
export function RouteAnnouncer(): ReactNode {
  const { pathname } = useLocation();
  const title = usePageTitle();
  const arrival = useNavigationType();
  const shown = useRef(pathname);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    document.title = title === '' ? BRAND : `${title} · ${BRAND}`;
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setSpoken(title);
    focusHeading();
    if (arrival !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, title, arrival]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {spoken}
    </VisuallyHidden>
  );
}

function usePageTitle(): string {
  const { t } = useTranslation();
  const matches = useMatches();
  const { pathname } = useLocation();
  if (!useMayVisit(pathname)) return t('web:notFound.title');
  return matches
    .map((match) => (isPageHandle(match.handle) ? match.handle.title(t, match.params) : ''))
    .filter(Boolean)
    .join(' · ');
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
