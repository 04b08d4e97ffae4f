import type { z } from 'zod';
import type { NamedChoices } from '#engine/public.ts';
import { type BilingualText, type Locale, textIn } from '#kernel/locale.ts';
import type { evaluationRoutes } from '#modules/configurator/contract.ts';
import type { CodeSpan } from '#modules/configurator/domain/explain/code-spans.ts';
import type { Existence } from '#modules/configurator/domain/explain/existence.ts';
import en from '#modules/configurator/locales/en.json' with { type: 'json' };
import zh from '#modules/configurator/locales/zh-cn.json' with { type: 'json' };
import { columnOf } from '#product/column.ts';
import { HIDDEN } from '#product/field.ts';
import { figureText } from '#product/figure-text.ts';
import type { LoadFigure } from '#product/judgement/load.ts';
import { serverTexts } from '#server/server-texts.ts';
import type { Wording } from './wording.ts';

type ExistsDto = NonNullable<z.input<typeof evaluationRoutes.waysOut.result>['exists']>;

const texts = serverTexts({ 'zh-cn': zh.exists, en: en.exists });

/** Where an option exists, in one sentence with the load in it. */
export function existsDto(
  { kind, by, within, has, needs, load, site, frameGives }: Existence,
  option: string,
  wording: Wording,
): ExistsDto {
  const { locale } = wording;
  const words = {
    option,
    name: by ? nameOf(isOne(kind === 'needs-other' ? needs : has) ? by.one : by.several, within, locale) : '',
    has: spansText(has, by?.variable ?? '', wording),
    needs: needsText({ by, within, has, needs }, wording),
    load: loadText(load, wording),
    site: site ? siteText(site, wording) : '',
  };
  const isPower = by !== undefined && (wording.search.judged?.power ?? []).includes(by.variable);
  const where = texts(
    locale,
    textKey(kind, { isTold: by !== undefined, isSpeedAlone: isPower && load.length === 1, isLoaded: load.length > 0 }),
    words,
  );
  return {
    kind,
    text:
      frameGives === undefined
        ? where
        : texts(locale, 'frame', { option, power: powerText(frameGives, wording), where }),
    field: by?.variable ?? null,
    ...(within && { within: { field: within.variable, value: within.value } }),
    has: [...has],
    needs: [...needs],
  };
}

/** Sizes of another type than what is held are named with it. */
function nameOf(name: BilingualText, within: Existence['within'], locale: Locale): string {
  const plain = textIn(name, locale);
  return within ? texts(locale, 'within', { name: plain, code: within.value }) : plain;
}

function isOne(spans: readonly CodeSpan[]): boolean {
  return spans.length === 1 && spans.every(({ from, to }) => from === to);
}

interface Told {
  readonly isTold: boolean;
  /** Whether powers are told of a speed that is asked for alone. */
  readonly isSpeedAlone: boolean;
  readonly isLoaded: boolean;
}

/** Whether it is told by codes, and whether there is a load to name: a speed needs no power, it is to be had with some. */
function textKey(kind: Existence['kind'], { isTold, isSpeedAlone, isLoaded }: Told): string {
  if (kind === 'nowhere' || kind === 'elsewhere') return kind;
  if (kind === 'needs-other' && isSpeedAlone) return 'needs-other.power';
  return [kind, ...(isTold ? [] : ['everywhere']), ...(isLoaded ? [] : ['unloaded'])].join('.');
}

type Needed = Pick<Existence, 'by' | 'within' | 'has' | 'needs'>;

/** The least that will do, where the option exists for less alone; sizes of another type than what is held with that type. */
function needsText({ by, within, has, needs }: Needed, wording: Wording): string {
  const variable = by?.variable ?? '';
  const [least] = needs;
  const highest = has.at(-1);
  if (by?.rises && least && highest && Number(highest.to) < Number(least.from)) {
    const from = spansText([{ from: least.from, to: least.from }], variable, wording);
    return texts(wording.locale, 'atLeast', { from });
  }
  return spansText(needs, variable, wording, within?.value);
}

/** Codes of a variable by their names, each behind that of its type where one is given, with its unit after the last. */
function spansText(spans: readonly CodeSpan[], variable: string, { fields, locale }: Wording, type = ''): string {
  const def = fields.get(variable);
  const nameOf = (code: string) => {
    const label = def?.values.find((value) => value.code === code)?.label;
    const name = label ? textIn(label, locale) : code;
    return name.startsWith(type) ? name : `${type}${name}`;
  };
  const each = spans.map(({ from, to }) =>
    from === to ? nameOf(from) : texts(locale, 'span', { from: nameOf(from), to: nameOf(to) }),
  );
  const all = each.join(texts(locale, 'separator'));
  return def?.unit === undefined ? all : `${all}\u00a0${def.unit}`;
}

/** What the site gives, by the names of its codes. */
function siteText(site: NamedChoices, wording: Wording): string {
  const codes = Object.entries(site).flatMap(([id, [code]]) =>
    code === undefined || code === HIDDEN ? [] : [spansText([{ from: code, to: code }], id, wording)],
  );
  return codes.join(texts(wording.locale, 'separator'));
}

function powerText(power: number, { search }: Wording): string {
  const { unit, ...written } = columnOf(search, search.judged?.power?.[0] ?? '') ?? {};
  return [figureText(written, power), unit].filter(Boolean).join('\u00a0');
}

/** What pulls and how fast: 6,579 Nm at 25 r/min. */
function loadText(load: readonly LoadFigure[], { search, locale }: Wording): string {
  const [first = '', second] = load.map(({ column, value }) => {
    const { unit, symbol, ...written } = columnOf(search, column) ?? {};
    // A figure that was asked for is said as a person says it: 50, not 50.0.
    const figure = figureText(written, value).replace(/\.0+$/, '');
    return unit === undefined ? `${symbol ?? ''}\u00a0${figure}` : `${figure}\u00a0${unit}`;
  });
  return second === undefined ? first : texts(locale, 'load', { first, second });
}
