/** The texts of one namespace in one language. */
export type Texts = Readonly<Record<string, unknown>>;

/** Every text file but the shell's, each a file of its own, fetched when a screen first needs it. */
const TEXT_FILES = import.meta.glob<Texts>(['/src/modules/*/locales/*.json', '/src/app/web/*/locales/*.json'], {
  import: 'default',
});

/** The texts of a folder of `modules/` or `app/web/` in one language; none where it has no such file. */
export async function loadTextFile(locale: string, namespace: string): Promise<Texts> {
  const folders = [`/src/modules/${namespace}`, `/src/app/web/${namespace}`];
  const [load] = folders.flatMap((folder) => TEXT_FILES[`${folder}/locales/${locale}.json`] ?? []);
  return (await load?.()) ?? {};
}
