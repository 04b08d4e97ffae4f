import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { BRAND } from '#web/brand.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { focusHeading } from './focus-heading.ts';
import { pageDetail } from './page-detail.ts';
import { keepsFocus } from './tab-navigation.ts';

export interface RouteAnnouncerProps {
  readonly title: string;
  /** Which page is shown; one that writes a search into its own address stays the same. */
  readonly pageId: number | undefined;
}

/** On a new page: the window's title, one spoken line, and the focus on the heading (spec 000 §2). */
export function RouteAnnouncer({ title, pageId }: RouteAnnouncerProps): ReactNode {
  const { state } = useLocation();
  const detail = useSyncExternalStore(pageDetail.subscribe, pageDetail.get, () => undefined);
  const name = [detail, title].filter(Boolean).join(' · ');
  const announced = useRef({ pageId, isWhole: true });
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    document.title = [name, BRAND].filter(Boolean).join(' · ');
  }, [name]);

  useEffect(() => {
    if (announced.current.pageId === pageId) return;
    announced.current = { pageId, isWhole: false };
    setSpoken(title);
    if (!keepsFocus(state)) focusHeading();
  }, [pageId, title, state]);

  // What the page is called besides may become known later than the page.
  useEffect(() => {
    const isOfThisPage = detail !== undefined && detail === pageDetail.get();
    if (!isOfThisPage || announced.current.isWhole) return;
    announced.current.isWhole = true;
    setSpoken(name);
  }, [detail, name]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {spoken}
    </VisuallyHidden>
  );
}
