import { releasesOf } from '#modules/catalogue/server/public.ts';
import { SHARES } from '#modules/shares/domain/declares.ts';
import { SHARED_PATH } from '#modules/shares/domain/paths.ts';
import type { ServerModule } from '#server/module.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import { SHARE_RECORDS } from './personal-records.ts';
import { registerShares } from './share-routes.ts';
import { forgetShares } from './share-store.ts';
import { registerShared } from './shared-routes.ts';

/** Links under which a saved configuration can be seen without an account. */
export const sharesModule: ServerModule = {
  name: 'shares',
  declares: SHARES,
  failureTexts: { 'zh-cn': zh, en },
  async register(portal) {
    const releases = releasesOf(portal);
    registerShares(portal, releases);
    await registerShared(portal, releases);
  },
  unlistedPages: [SHARED_PATH],
  forgets: { shares: forgetShares },
  personalRecords: [SHARE_RECORDS],
};
