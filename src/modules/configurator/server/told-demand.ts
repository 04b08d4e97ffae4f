import type { z } from 'zod';
import { type Locale, textIn } from '#kernel/locale.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import type { engineerRoutes } from '#modules/configurator/contract.ts';
import en from '#modules/configurator/locales/en.json' with { type: 'json' };
import zh from '#modules/configurator/locales/zh-cn.json' with { type: 'json' };
import type {
  AskedFigure,
  AttachedConfiguration,
  ToldFigure,
} from '#modules/enquiries/domain/attached-configuration.ts';
import { serverTexts } from '#server/server-texts.ts';

type Sent = z.output<typeof engineerRoutes.ask.body>['demand'][number];

/** What a near miss is asked by in place of a field; its code is its number. */
const NEAR_MISS = 'nearMiss';

const texts = serverTexts({ 'zh-cn': zh.engineer, en: en.engineer });

/**
 * What was asked for, and apart from it what nearly meets it, for readers of each language: the asker sends the words of their
 * screen, whoever answers reads their own. What the release does not know stays as it was sent.
 */
export function toldDemand(
  sent: readonly Sent[],
  release: ActiveRelease | undefined,
): Required<Pick<AttachedConfiguration, 'demand' | 'near'>> {
  const told = (figures: readonly Sent[]) => figures.map((figure) => toldFigure(figure, release));
  return { demand: told(sent.filter((figure) => !isNear(figure))), near: told(sent.filter(isNear)) };
}

function isNear({ of }: Sent): boolean {
  return of?.field === NEAR_MISS;
}

function toldFigure({ of, ...said }: Sent, release: ActiveRelease | undefined): ToldFigure {
  if (of === undefined || release === undefined || !isKnown(of.field, release)) return said;
  const figure = { said, of };
  return { ...said, told: { 'zh-cn': toldIn('zh-cn', figure, release), en: toldIn('en', figure, release) } };
}

function isKnown(field: string, { fields }: ActiveRelease): boolean {
  return field === NEAR_MISS || fields.has(field);
}

interface SentFigure {
  readonly said: AskedFigure;
  readonly of: NonNullable<Sent['of']>;
}

/** Figures are written alike in all languages, so their text stays; codes have names. */
function toldIn(locale: Locale, { said, of: { field, code } }: SentFigure, { fields }: ActiveRelease): AskedFigure {
  if (field === NEAR_MISS) return { ...said, name: texts(locale, 'nearRow', { number: code }) };
  const def = fields.get(field);
  const label = def?.values.find((one) => one.code === code)?.label;
  return {
    name: def ? textIn(def.label, locale) : said.name,
    value: label ? [textIn(label, locale), def?.unit].filter(Boolean).join('\u00a0') : said.value,
  };
}
