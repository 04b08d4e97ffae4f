/** What the page is built with; the server puts the configured name in its place. */
const BUILT_WITH = 'Drivewright';

/** The name on the page and in the window's title, as the page says it; its colours stand in theme/tokens.css. */
export const BRAND = brandOfPage() ?? BUILT_WITH;

function brandOfPage(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
}
