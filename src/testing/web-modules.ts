import type { Page, WebModule } from '#web/module.ts';

/** What is wrong with modules of the browser that are to make a portal together, a sentence each. */
export function problemsOf(modules: readonly WebModule[]): string[] {
  const pages = modules.flatMap((module) => module.pages ?? []);
  const groups = modules.flatMap(({ menuGroups = [] }) => menuGroups.map(({ name }) => name));
  return [
    ...twice(
      'module',
      modules.map(({ name }) => name),
    ),
    ...twice(
      'page',
      pages.map(({ id }) => id),
    ),
    ...twice(
      'address',
      pages.map(({ path }) => path.toLowerCase()),
    ),
    ...twice(
      'menu id',
      pages.flatMap(({ menu }) => menu?.id ?? []),
    ),
    ...twice('group of the menu', groups),
    ...pages.flatMap((page) => problemsOfPage(page, pages, groups).map((problem) => `The page ${page.id} ${problem}`)),
  ];
}

function problemsOfPage(page: Page, pages: readonly Page[], groups: readonly string[]): string[] {
  const { id, path, title, tab, menu, load, Component } = page;
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const per = typeof tab === 'object' && 'per' in tab ? tab.per : undefined;
  const of = typeof tab === 'object' && 'of' in tab ? tab.of : undefined;
  const problems = {
    'has an id that is not in small letters and hyphens': !/^[a-z][a-z-]*$/.test(id),
    'has a title that is no key of a text': !/^[\w-]*:[\w.-]+$/.test(title),
    'is called by a parameter that it has no tabs for': title.startsWith(':') && title !== `:${per}`,
    'has a tab for a parameter that its address lacks': per !== undefined && !parameters.includes(per),
    'shares the tab of a page that is not there': of !== undefined && !pages.some((other) => other.id === of),
    'stands in a group that no module brings': menu !== undefined && !groups.includes(menu.group),
    'has no file, or two': (load === undefined) === (Component === undefined),
  };
  return Object.entries(problems).flatMap(([problem, isSo]) => (isSo ? [problem] : []));
}

function twice(what: string, names: readonly string[]): string[] {
  return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `The ${what} ${name} stands there twice`);
}
