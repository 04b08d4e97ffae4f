import { LOCALES, type Locale } from '#kernel/locale.ts';
import { DRAFTS } from '#modules/drafts/domain/declares.ts';
import type { WebExtras } from '#web/module.ts';
import type { PaletteSource } from '#web/palette/palette.ts';
import { draftsLeftOff } from './left-off.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

const WORDS = { 'zh-cn': zh.palette, en: en.palette } satisfies Record<Locale, unknown>;

/** How long the palette waits for the drafts of the account, ms: Enter waits with it. */
const DEADLINE = 400;

/** What was begun and not saved, in this browser or on another device. */
const leftOff: PaletteSource = async ({ locale }) =>
  (await draftsLeftOff(AbortSignal.timeout(DEADLINE))).map(({ key, name, path }) => ({
    id: `draft:${key}`,
    group: 'lines',
    icon: 'configure',
    name: `${WORDS[locale].resume} ${name}`,
    otherNames: LOCALES.filter((other) => other !== locale).map((other) => `${WORDS[other].resume} ${name}`),
    words: [WORDS[locale].also],
    run: ({ navigate }) => navigate(path),
  }));

/** What the module brings beside the pieces that pages place. */
export const extras: WebExtras = {
  palette: { sources: [leftOff] },
  retention: { rules: DRAFTS.retention, words: { 'zh-cn': zh.retention, en: en.retention } },
};
