import type { Declaration } from '#kernel/declared.ts';

/** What configuring adds to the portal. */
export const CONFIGURATOR = {
  failures: {
    'configuration.below-demand': { status: 422, envelope: 422 },
    'configuration.impossible': { status: 422, envelope: 422 },
    'configuration.invalid': { status: 422, envelope: 422 },
    'configuration.incomplete': { status: 422, envelope: 422 },
    'configuration.unknown-basic-type': { status: 422, envelope: 422 },
    'release.outdated': { status: 409, envelope: 409 },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly configurator: typeof CONFIGURATOR;
  }
}
