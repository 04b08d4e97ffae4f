import { type Locale, textIn } from '#kernel/locale.ts';
import type { ReleaseSummary } from '#modules/catalogue/domain/release-check/release-summary.ts';
import { findingText, releaseText, withdrawnText } from '#modules/catalogue/server/release-texts.ts';
import type { ProductRelease } from '#product/release.ts';
import type { WithdrawnSample } from '#product/samples/samples.ts';
import { type Html, html } from './html.ts';
import { groupedDigits, roughly, shareOf } from './readable-number.ts';

/** What a section is written from, and in which language. */
export interface PageContent {
  readonly release: ProductRelease;
  readonly summary: ReleaseSummary;
  /** Of the sample catalogue what the data do not bear out. */
  readonly withdrawn: readonly WithdrawnSample[];
  readonly locale: Locale;
}

type Section = (content: PageContent) => Html | undefined;

/** What a product manager asks first comes first. */
const SECTIONS: readonly Section[] = [
  findings,
  sizes,
  withdrawnSamples,
  products,
  redundantRules,
  forcedFields,
  warnings,
  rules,
  tables,
];

/** The whole report in one language. */
export function article(content: PageContent): Html {
  const { locale, release, summary } = content;
  const say = (key: string, values = {}) => releaseText(locale, key, values);
  const count = summary.findings.length;
  const verdict = count === 0 ? say('page.sound') : say('page.refused', { count });
  return html`<article lang="${locale === 'en' ? 'en' : 'zh-CN'}">
<h1>${say('page.title', { family: release.family, version: release.version })}</h1>
<p class="verdict${count === 0 ? '' : ' refused'}">${verdict}</p>
${SECTIONS.flatMap((section) => section(content) ?? [])}
</article>`;
}

function findings({ summary, locale }: PageContent): Html | undefined {
  if (summary.findings.length === 0) return undefined;
  const items = summary.findings.map((found) => html`<li>${findingText(found, locale)}</li>\n`);
  return html`${heading(locale, 'findings')}<ul>${items}</ul>`;
}

function sizes({ summary, locale }: PageContent): Html {
  const figures = [...Object.entries(summary.sizes), ...Object.entries(summary.compiled ?? {})].map(
    ([name, size]) =>
      html`<div><dt>${releaseText(locale, `page.sizes.${name}`)}</dt><dd>${groupedDigits(String(size))}</dd></div>\n`,
  );
  const searched = summary.compiled === null && summary.findings.length === 0;
  const note = searched ? html`<p>${releaseText(locale, 'page.sizes.searched')}</p>` : html``;
  return html`${heading(locale, 'sizes')}<dl>${figures}</dl>${note}`;
}

function withdrawnSamples({ withdrawn, locale }: PageContent): Html | undefined {
  if (withdrawn.length === 0) return undefined;
  const items = withdrawn.map((sample) => html`<li>${withdrawnText(sample, locale)}</li>\n`);
  return html`${heading(locale, 'withdrawn')}<ul>${items}</ul>`;
}

function products({ release, summary, locale }: PageContent): Html | undefined {
  if (summary.products === null) return undefined;
  const { all, perGearboxModel } = summary.products;
  const label = labelsOf(release, locale);
  const rows = [
    ...perGearboxModel.map(({ code, count }) => [label('gearboxModel', code), count] as const),
    [releaseText(locale, 'page.products.all'), all] as const,
  ].map(
    ([name, count]) => html`<tr><th scope="row">${name}</th>${numberCell(count)}
<td class="number">${shareOf(count, all).toFixed(1)} %</td>
<td><span class="bar" aria-hidden="true"><span style="width:${shareOf(count, all)}%"></span></span></td></tr>\n`,
  );
  return html`${heading(locale, 'products')}${table(locale, ['gearType', 'count', 'share', ''], rows)}`;
}

function numberCell(count: string): Html {
  const { mantissa, exponent } = roughly(count);
  if (exponent === null) return html`<td class="number">${mantissa}</td>`;
  return html`<td class="number">${mantissa} × 10<sup>${exponent}</sup><br><span class="digits">${groupedDigits(count)}</span></td>`;
}

function redundantRules({ release, summary, locale }: PageContent): Html | undefined {
  const { redundantRules: ids, uncheckedRules: unchecked } = summary;
  if (ids.length + unchecked.length === 0) return undefined;
  const rows = release.model.rules.filter(({ id }) => ids.includes(id)).map((rule) => ruleRow(rule, locale));
  const rest =
    unchecked.length === 0
      ? html``
      : html`<p>${releaseText(locale, 'page.redundant.unchecked', { rules: unchecked.join(', ') })}</p>`;
  return html`${heading(locale, 'redundant')}${table(locale, ['rule', 'text', 'source'], rows)}${rest}`;
}

function forcedFields({ release, summary, locale }: PageContent): Html | undefined {
  if (summary.forced.length === 0) return undefined;
  const label = labelsOf(release, locale);
  const rows = summary.forced.map(
    ({ variable, value }) => html`<tr><th scope="row">${label(variable)}</th><td>${label(variable, value)}</td></tr>\n`,
  );
  return html`${heading(locale, 'forced')}${table(locale, ['field', 'value'], rows)}`;
}

function warnings({ release, locale }: PageContent): Html | undefined {
  if (release.warnings.length === 0) return undefined;
  const rows = release.warnings.map(
    ({ id, level, text, source }) => html`<tr><th scope="row"><code>${id}</code></th>
<td class="${level}">${releaseText(locale, `page.level.${level}`)}</td><td>${textIn(text, locale)}</td><td>${source}</td></tr>\n`,
  );
  return html`${heading(locale, 'warnings')}${table(locale, ['warning', 'level', 'text', 'source'], rows)}`;
}

function rules({ release, locale }: PageContent): Html {
  const rows = release.model.rules.map((rule) => ruleRow(rule, locale));
  return html`${heading(locale, 'rules')}${table(locale, ['rule', 'text', 'source'], rows)}`;
}

function tables({ release, locale }: PageContent): Html {
  const rows = release.model.tables.map(
    ({ id, rows: { length }, reason, source = '' }) => html`<tr><th scope="row"><code>${id}</code></th>
<td class="number">${groupedDigits(String(length))}</td><td>${textIn(reason, locale)}</td><td>${source}</td></tr>\n`,
  );
  return html`${heading(locale, 'tables')}${table(locale, ['table', 'rows', 'text', 'source'], rows)}`;
}

type Rule = ProductRelease['model']['rules'][number];

function ruleRow({ id, reason, source = '' }: Rule, locale: Locale): Html {
  return html`<tr><th scope="row"><code>${id}</code></th><td>${textIn(reason, locale)}</td><td>${source}</td></tr>\n`;
}

function heading(locale: Locale, section: string): Html {
  return html`<h2>${releaseText(locale, `page.${section}.title`)}</h2>
<p class="soft">${releaseText(locale, `page.${section}.note`)}</p>\n`;
}

/** Columns that stand to the right. */
const NUMBERS: readonly string[] = ['count', 'share', 'rows'];

function table(locale: Locale, columns: readonly string[], rows: readonly Html[]): Html {
  const heads = columns.map((name) =>
    name === ''
      ? html`<td></td>`
      : html`<th scope="col"${NUMBERS.includes(name) ? html` class="number"` : ''}>${releaseText(locale, `page.column.${name}`)}</th>`,
  );
  return html`<div class="scroll" tabindex="0" role="group"><table><thead><tr>${heads}</tr></thead><tbody>\n${rows}</tbody></table></div>`;
}

/** The label of a field, or of one of its values. */
function labelsOf({ fields }: ProductRelease, locale: Locale): (variable: string, code?: string) => string {
  const byId = new Map(fields.map((field) => [field.id, field]));
  return (variable, code) => {
    const [id = '', option] = variable.split('.');
    const field = byId.get(id);
    const asked = option === undefined ? code : code === undefined ? option : undefined;
    const value = field?.values.find((known) => known.code === asked);
    if (asked !== undefined) return value === undefined ? asked : textIn(value.label, locale);
    return code ?? (field === undefined ? id : textIn(field.label, locale));
  };
}
