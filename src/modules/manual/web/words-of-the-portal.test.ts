import { expect, it } from 'vitest';
import { LOCALES, type Locale, textIn } from '#kernel/locale.ts';
import { loadDefinitions } from '#lines/definitions.ts';
import { engineFacts } from '#lines/jrt/facts/engine-facts.ts';
import { buildJrtRelease } from '#lines/jrt/release.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';
import { type ManualNode, manualIn, wordsOf } from './manual.ts';

type Texts = { readonly [key: string]: string | Texts };

const FILES = import.meta.glob<Texts>(['/src/modules/*/locales/*.json', '/src/{web,app/web}/**/locales/*.json'], {
  eager: true,
  import: 'default',
});

const RELEASE = buildJrtRelease(engineFacts(shippedCatalogue()));
const STEPS = [...(await loadDefinitions()).values()].flatMap(({ steps }) => steps);

function textsIn(texts: Texts): string[] {
  return Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : textsIn(text)));
}

/** Every text of the interface and every label of the product in one language. */
function wordsOfPortal(locale: Locale): Set<string> {
  const files = Object.entries(FILES).filter(([path]) => path.endsWith(`/${locale}.json`));
  const { steps, fields } = RELEASE;
  return new Set([
    ...files.flatMap(([, texts]) => textsIn(texts)),
    ...[...steps, ...fields, ...STEPS.flatMap((step) => step.fields)].map(({ label }) => textIn(label, locale)),
  ]);
}

function strongIn(node: ManualNode): string[] {
  if (typeof node === 'string') return [];
  return node.tag === 'strong' ? [wordsOf(node)] : node.children.flatMap(strongIn);
}

it.each(LOCALES)('what the manual sets in bold in %s stands on the screen word for word', async (locale) => {
  const known = wordsOfPortal(locale);
  const named = (await manualIn(locale)).flatMap(({ title, nodes }) =>
    nodes.flatMap(strongIn).map((words) => ({ title, words })),
  );
  expect(named.filter(({ words }) => !known.has(words))).toEqual([]);
  expect(named.length).toBeGreaterThan(50);
});
