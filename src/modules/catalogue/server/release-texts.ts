import type { Locale } from '#kernel/locale.ts';
import type { ReleaseFinding } from '#modules/catalogue/domain/release-check/release-finding.ts';
import en from '#modules/catalogue/locales/en.json' with { type: 'json' };
import zh from '#modules/catalogue/locales/zh-cn.json' with { type: 'json' };
import type { WithdrawnSample } from '#product/samples/samples.ts';
import { serverTexts } from '#server/server-texts.ts';

const texts = serverTexts({ 'zh-cn': zh, en });

/** What a release is refused for, in one sentence that names the rules. */
export function findingText({ code, subject, detail, rules }: ReleaseFinding, locale: Locale): string {
  const said = texts(locale, `finding.${code}`, { subject, detail });
  if (rules.length === 0) return said;
  return texts(locale, 'finding.rules', { said, rules: rules.join(texts(locale, 'finding.separator')) });
}

/** Several findings in one line. */
export function findingsText(findings: readonly ReleaseFinding[], locale: Locale): string {
  return findings.map((found) => findingText(found, locale)).join(texts(locale, 'finding.next'));
}

/** A sample that is withdrawn, with its place and why. */
export function withdrawnText({ because, ...sample }: WithdrawnSample, locale: Locale): string {
  return texts(locale, `withdrawn.${because}`, { ...sample });
}

/** A text of the release report, with its names filled in. */
export function releaseText(
  locale: Locale,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return texts(locale, key, values);
}
