import { USUAL_LINE } from '#lines/configurable.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import type { Row } from '#testing/authorization/row.ts';
import type { Input, World } from '#testing/authorization/world.ts';

/** Look-ups that need no filter: all of them are public and read only. */
const LOOK_UPS = Object.values(catalogueRoutes)
  .filter((route) => !route.path.startsWith('/v1/releases/'))
  .map((route): Row => ({ kind: 'call', route, input: () => inputOf(route.path) }));

const inputOf = (path: string): Input => (path.includes(':line') ? { params: { line: USUAL_LINE } } : {});

const family = { family: USUAL_LINE };
const hashOfRelease = ({ form }: World): Input => ({ params: { ...family, hash: form.releaseHash } });

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  ...LOOK_UPS,
  { kind: 'call', route: catalogueRoutes.currentRelease, input: () => ({ params: family }) },
  { kind: 'call', route: catalogueRoutes.release, input: hashOfRelease },
  { kind: 'call', route: catalogueRoutes.releaseEngine, input: hashOfRelease },
  { kind: 'call', route: catalogueRoutes.releases, input: () => ({ params: family }) },
  { kind: 'call', route: catalogueRoutes.publishRelease, input: ({ release }) => ({ params: family, body: release }) },
  { kind: 'call', route: catalogueRoutes.activateRelease, input: hashOfRelease },
];
