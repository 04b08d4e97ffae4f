let waiting: MutationObserver | undefined;

/**
 * Gives the focus to the heading of the page that is shown. Where the page is still loading and has none, the content takes it
 * meanwhile, so that it does not stay on what is hidden by now.
 */
export function focusHeading(): void {
  waiting?.disconnect();
  const content = document.querySelector<HTMLElement>('main');
  if (content === null || focusOn(headingOf(content))) return;
  focusOn(content);
  waiting = new MutationObserver((_changes, observer) => {
    if (document.activeElement !== content || focusOn(headingOf(content))) observer.disconnect();
  });
  waiting.observe(content, { childList: true, subtree: true });
}

function headingOf(content: HTMLElement): HTMLElement | null | undefined {
  const pages = [...content.querySelectorAll<HTMLElement>('[data-page]')];
  return pages.find(({ style }) => style.display !== 'none')?.querySelector('h1');
}

function focusOn(element: HTMLElement | null | undefined): boolean {
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
  return Boolean(element);
}
