import type { Locale } from '#kernel/locale.ts';
import type { ReleaseSummary } from '#modules/catalogue/domain/release-check/release-summary.ts';
import type { ProductRelease } from '#product/release.ts';
import { groupedDigits } from './release-page/readable-number.ts';
import { findingText, releaseText } from './release-texts.ts';

/** Prints what is known of a release: sizes, products per gear type, redundant rules, and what it is refused for. */
export function printReport(release: ProductRelease, summary: ReleaseSummary, locale: Locale): void {
  const { sizes, compiled, products, forced, redundantRules, findings } = summary;
  console.log(releaseText(locale, 'page.title', { family: release.family, version: release.version }));
  for (const [name, size] of Object.entries({ ...sizes, ...compiled })) {
    console.log(`  ${releaseText(locale, `page.sizes.${name}`)}: ${groupedDigits(String(size))}`);
  }
  if (products !== null) {
    console.log(releaseText(locale, 'page.products.title'));
    for (const { code, count } of products.perGearboxModel) console.log(`  ${code}: ${groupedDigits(count)}`);
    console.log(`  ${releaseText(locale, 'page.products.all')}: ${groupedDigits(products.all)}`);
  }
  printList(
    releaseText(locale, 'page.forced.title'),
    forced.map(({ variable, value }) => `${variable} = ${value}`),
  );
  printList(releaseText(locale, 'page.redundant.title'), redundantRules);
  printList(
    releaseText(locale, 'page.findings.title'),
    findings.map((found) => findingText(found, locale)),
  );
  const verdict = findings.length === 0 ? 'page.sound' : 'page.refused';
  console.log(releaseText(locale, verdict, { count: findings.length }));
}

function printList(title: string, items: readonly string[]): void {
  if (items.length === 0) return;
  console.log(title);
  for (const item of items) console.log(`  ${item}`);
}
