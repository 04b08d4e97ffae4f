import { releasesOf } from '#modules/catalogue/server/public.ts';
import { SAMPLES } from '#modules/samples/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import { registerSampleRoutes } from './sample-routes.ts';

/** The sample catalogues of the product lines. */
export const samplesModule: ServerModule = {
  name: 'samples',
  declares: SAMPLES,
  failureTexts: { 'zh-cn': zh, en },
  register(portal) {
    registerSampleRoutes(portal, releasesOf(portal));
  },
};
