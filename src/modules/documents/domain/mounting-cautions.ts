import type { BilingualText } from '#kernel/locale.ts';
import type { SheetSection } from '#product/sheet.ts';

/** A page with what is in the way below what it says of the mounting. */
export function withCautions<Page extends { readonly sections: readonly SheetSection[] }>(
  page: Page,
  cautions: readonly BilingualText[],
): Page {
  if (cautions.length === 0) return page;
  const sections = page.sections.map((section) =>
    section.about === 'mounting' && section.rows.length > 0 ? { ...section, cautions } : section,
  );
  return { ...page, sections };
}
