import { releasesOf } from '#modules/catalogue/server/public.ts';
import { CONFIGURATOR } from '#modules/configurator/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import { registerEngineer } from './ask-engineer.ts';
import { registerEvaluation } from './evaluate-routes.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };

/** The evaluation of choices by a release, and the help of an engineer. */
export const configuratorModule: ServerModule = {
  name: 'configurator',
  declares: CONFIGURATOR,
  failureTexts: { 'zh-cn': zh, en },
  register(portal) {
    const releases = releasesOf(portal);
    registerEvaluation(portal, releases);
    registerEngineer(portal, releases);
  },
};
