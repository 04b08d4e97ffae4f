import { USUAL_LINE } from '#lines/configurable.ts';
import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import type { WebExtras } from '#web/module.ts';
import type { PaletteAction } from '#web/palette/palette.ts';
import { pathOfLine } from '#web/paths.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

const actions: readonly PaletteAction[] = [
  {
    id: 'configure',
    order: 10,
    icon: 'configure',
    isOffered: ({ permitted }) => mayVisit(composition.get().menu, pathOfLine(USUAL_LINE), permitted),
    run: ({ navigate }) => navigate(pathOfLine(USUAL_LINE)),
  },
];

/** A new configuration is also found by the code of its line. */
function wordsOf({ configure }: typeof en.action) {
  return { configure: { ...configure, also: `${configure.also} ${USUAL_LINE}` } };
}

/** What the module brings beside its pages. */
export const extras: WebExtras = {
  palette: { actions, words: { 'zh-cn': wordsOf(zh.action), en: wordsOf(en.action) } },
};
