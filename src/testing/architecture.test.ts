import { describe, expect, test } from 'vitest';
import { breachesOf, MODULES } from './borders.ts';
import { importsOf, sourceFiles } from './source-files.ts';

const files = sourceFiles();

describe('the dependency rule', () => {
  test('holds in every file: inward and backward, never outward or forward', () => {
    expect(files.flatMap(breachesOf)).toEqual([]);
  });

  test('is held against many files, and against every slot', () => {
    expect(files.length).toBeGreaterThan(200);
    for (const slot of [
      /^kernel\//,
      /^engine\//,
      /\/domain\//,
      /\/contract\.ts$/,
      /^modules\/.*\/server\//,
      /^modules\/.*\/web\//,
    ]) {
      expect(files.filter(({ path }) => slot.test(path)).length).toBeGreaterThan(0);
    }
  });

  test('knows every module', () => {
    const modules = new Set(files.flatMap(({ path }) => /^modules\/([\w-]+)\//.exec(path)?.[1] ?? []));
    expect([...modules].filter((module) => !MODULES.includes(module))).toEqual([]);
  });

  test.each([
    ['domain that uses a package', 'modules/cart/domain/x.ts', "import { z } from 'zod';"],
    ['domain that uses the server', 'modules/cart/domain/x.ts', "import { serve } from '#server/serve.ts';"],
    ['domain that reads the clock', 'modules/cart/domain/x.ts', 'const now = Date.now();'],
    [
      'a module that uses a later one',
      'modules/catalogue/domain/x.ts',
      "import { a } from '#modules/cart/domain/a.ts';",
    ],
    [
      'a server that uses another module’s tables',
      'modules/cart/server/x.ts',
      "import { users } from '#modules/accounts/server/account-tables.ts';",
    ],
    [
      'a screen that uses the server',
      'modules/cart/web/x.tsx',
      "import { registerCart } from '#modules/cart/server/public.ts';",
    ],
    ['a platform that uses a module', 'server/x.ts', "import { users } from '#modules/accounts/server/public.ts';"],
    ['a platform that uses rules of a module', 'server/x.ts', "import { x } from '#modules/accounts/domain/x.ts';"],
    [
      'a module that registers another one',
      'modules/cart/server/x.ts',
      "import { mailModule } from '#modules/mail/server/module.ts';",
    ],
    ['a server that uses a screen', 'modules/cart/server/x.ts', "import { Cart } from '#modules/cart/web/cart.tsx';"],
    ['a line that uses another line', 'lines/jrw/x.ts', "import { x } from '#lines/jrt/line.ts';"],
    ['what lines share that knows a line', 'lines/shared/x.ts', "import { x } from '#lines/jrt/line.ts';"],
    [
      'a line that needs shared panels',
      'lines/jrt/x.ts',
      "import { CustomColour } from '#lines/shared/web/custom-colour.tsx';",
    ],
    ['panels of a line that use another line', 'lines/jrw/web/x.tsx', "import { x } from '#lines/jrt/line.ts';"],
    [
      'panels of a line that reach into the wizard',
      'lines/jrt/web/x.tsx',
      "import { PromptPanel } from '#modules/configurator/web/wizard/prompt-panel.tsx';",
    ],
    ['a line that needs its panels', 'lines/jrt/x.ts', "import { JRT_PANELS } from '#lines/jrt/web/jrt-panels.ts';"],
    ['an engine that knows drives', 'engine/x.ts', "import type { BasicType } from '#lines/jrt/rows/basic-type.ts';"],
    ['a kernel that knows the engine', 'kernel/x.ts', "import type { Model } from '#engine/public.ts';"],
    ['a climb', 'modules/cart/server/x.ts', "import { a } from '../domain/a.ts';"],
    ['a late import of a screen', 'server/x.ts', "const page = await import('#app/web/main.tsx');"],
    ['a file outside of every slot', 'helpers/x.ts', ''],
  ])('finds %s', (_, path, text) => {
    expect(breachesOf({ path, text, imports: importsOf(text) })).toHaveLength(1);
  });

  test('reads imports of every shape', () => {
    const text =
      "import a, {\n  type B,\n} from '#a';\nimport '#b';\nexport { c } from '#c';\nexport type { D } from '#d';\nconst e = () => import('#e');";
    expect(importsOf(text).map(({ name }) => name)).toEqual(['#a', '#b', '#c', '#d', '#e']);
    expect(importsOf(text).filter(({ late }) => late)).toEqual([{ name: '#e', late: true }]);
  });
});
