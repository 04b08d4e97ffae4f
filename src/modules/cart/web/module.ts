import { CONFIGURABLE } from '#lines/configurable.ts';
import { ENQUIRY_PATHS } from '#modules/enquiries/domain/paths.ts';
import type { WebModule } from '#web/module.ts';

const screen = (name: keyof typeof import('./screens.ts').SCREENS) => async () =>
  (await import('./screens.ts')).SCREENS[name]();

/** Saved configurations; their list and the wizard stand with `documents`, which prints them. Here stands one that an enquiry is about. */
export const cartModule: WebModule = {
  name: 'cart',
  extras: () => import('./extras.ts'),
  pages: [
    {
      id: 'enquired-configuration',
      path: ENQUIRY_PATHS.configuration,
      known: { line: CONFIGURABLE },
      title: 'enquiries:configuration.page',
      tab: { per: 'id' },
      access: 'signed-in',
      queries: true,
      texts: ['configurator', 'cart', 'enquiries'],
      load: screen('enquired'),
    },
  ],
};
