/** Whom to ask about one's data: what the operator has set, as the server writes it into the page; undefined where not set. */
export function privacyContact(): string | undefined {
  const said = document.querySelector<HTMLMetaElement>('meta[name="privacy-contact"]')?.content;
  return said === '' ? undefined : said;
}
