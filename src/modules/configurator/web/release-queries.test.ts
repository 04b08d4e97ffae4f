// @tests slow
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { compile } from '#engine/compiler.ts';
import { whyNotNamed } from '#engine/runtime.ts';
import { buildJrtRelease } from '#lines/jrt/release.ts';
import { SAMPLE_FACTS } from '#lines/jrt/testing/sample-facts.ts';
import { loadPanels } from '#lines/panels.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { domainsWith } from '#modules/configurator/domain/context/domains.ts';
import { configureCalls } from '#web/calls/call.ts';
import { releaseQueries } from './release-queries.ts';

const RELEASE = buildJrtRelease(SAMPLE_FACTS);
const COMPILED = compile(RELEASE.model, { budgetMs: 60_000, maxArcs: 5_000_000, tries: 1, seed: 1, clock: () => 0 });
const ARTIFACT = COMPILED.ok ? COMPILED.artifact : new Uint8Array();

let loads = 0;

/** The product as the browser opens it when the compiled engine is answered so. */
async function opened(engine: () => Response) {
  loads += 1;
  const hash = String(loads).padStart(16, '0');
  const asked: string[] = [];
  configureCalls({
    fetch: (input) => {
      const { pathname } = new URL(String(input), 'http://portal');
      asked.push(pathname);
      if (pathname.endsWith('/engine')) return Promise.resolve(engine());
      const result = pathname.endsWith('/current') ? { family: 'JRT', version: 'x', hash, basicTypes: 3 } : RELEASE;
      return Promise.resolve(Response.json({ code: 0, result, description: '' }));
    },
  });
  const product = await new QueryClient().fetchQuery(releaseQueries.product('JRT', loadPanels));
  return { product, asked, hash };
}

const refused = () =>
  Response.json({ code: 404, result: '', description: '', error: { code: 'release.unknown' } }, { status: 404 });

describe('the release a wizard opens', () => {
  it.each<[string, () => Response]>([
    ['compiled', () => new Response(new Uint8Array(ARTIFACT))],
    ['not compiled', refused],
    ['damaged on the way', () => new Response(new Uint8Array(ARTIFACT.slice(0, 300)))],
  ])('%s gives the same answers, and names the rules behind a refusal', async (_title, engine) => {
    const { context } = (await opened(engine)).product;
    const coaxial = domainsWith({ transmitTypes: 'coaxial' }, context);
    expect([...(coaxial?.possible('gearboxModel') ?? [])]).toEqual(['R']);
    const conflict = whyNotNamed(context.engine, { transmitTypes: ['coaxial'] }, 'gearboxModel', 'K');
    expect(conflict?.rules.map(({ id }) => id)).toEqual(['arrangement-of-gear-type']);
  });

  it('is asked for by its hash, texts and compiled engine both', async () => {
    const { asked, hash } = await opened(() => new Response(new Uint8Array(ARTIFACT)));
    const address = (path: string) => `/api${path.replace(':family', 'JRT').replace(':hash', hash)}`;
    expect(asked.slice(1).sort()).toEqual([
      address(catalogueRoutes.release.path),
      address(catalogueRoutes.releaseEngine.path),
    ]);
  });
});
