import type { ReleaseSummary } from '#modules/catalogue/domain/release-check/release-summary.ts';
import type { ProductRelease } from '#product/release.ts';
import { html } from './html.ts';
import { PAGE_STYLE } from './page-style.ts';
import { article, type PageContent } from './sections.ts';

/** What was found of a release as one page to read and print, in both languages. */
export function releasePage(
  release: ProductRelease,
  summary: ReleaseSummary,
  withdrawn: PageContent['withdrawn'] = [],
): string {
  const page = html`<body><div class="page">
<fieldset><legend>语言 / Language</legend>
<label><input type="radio" name="language" id="language-zh" checked> 中文</label>
<label lang="en"><input type="radio" name="language" id="language-en"> English</label>
</fieldset>
<main>
${article({ release, summary, withdrawn, locale: 'zh-cn' })}
${article({ release, summary, withdrawn, locale: 'en' })}
</main></div></body>`;
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${release.family} ${release.version.replace(/[<&]/g, '')}</title><style>${PAGE_STYLE}</style></head>
${page.markup}</html>
`;
}
