// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { compose } from '#web/composition.ts';
import { currentName } from '#web/tabs/names-before-ids.ts';
import { openTabs } from '#web/tabs/open-tabs.ts';
import { holdsInput, storedOf } from '#web/tabs/page-memory.ts';
import { WEB_MODULES } from './modules.ts';

const LINE = '01a2014c-22ec-7bbf-9642-f26886a76aa0';

afterEach(() => {
  sessionStorage.clear();
  compose([]);
});

/** Tabs as the portal stored them when a title named them; none of these names may be forgotten. */
const FORMER_NAMES = {
  'web:series.title': 'series',
  JRH: 'product-line JRH',
  'configurator:wizard.title': 'configure',
  [`configurator:wizard.title ${LINE}`]: `edit ${LINE}`,
  'cart:title': 'cart',
  'accounts:users.title': 'users',
  'accounts:privacy.title': 'privacy',
  'customers:office.title': 'customers',
  'mail:title': 'mails',
  'mail:templates.title': 'mail-templates',
  'mail:edit.page invitation': 'mail-template invitation',
  'audit:title': 'audit',
  'web:menu.operationManual': 'manual',
};

describe('a tab that was stored before pages had ids', () => {
  it.each(Object.entries(FORMER_NAMES))('under %s is that of %s', (former, name) => {
    compose(WEB_MODULES);
    expect(currentName(former)).toBe(name);
    expect(currentName(name)).toBe(name);
  });

  it('keeps what it is called and what was typed into its page', () => {
    const tabs = [
      { name: 'web:series.title', path: '/product-config/config-select' },
      { name: 'JRH', path: '/product-config/config-select/JRH' },
      {
        name: `configurator:wizard.title ${LINE}`,
        path: `/product-config/config-select/JRT/${LINE}`,
        detail: 'JRTRF77',
      },
    ];
    const pages = {
      JRH: { scroll: 3, places: [], kept: { message: 'twelve drives' } },
      [`configurator:wizard.title ${LINE}`]: { scroll: 756, places: [], kept: {}, isUnsaved: true },
    };
    sessionStorage.setItem('userTabs', JSON.stringify({ owner: null, tabs }));
    sessionStorage.setItem('pageMemory', JSON.stringify({ owner: null, pages }));
    compose(WEB_MODULES);
    expect(openTabs().map(({ name, path, detail }) => [name, path, detail])).toEqual([
      ['series', '/product-config/config-select', undefined],
      ['product-line JRH', '/product-config/config-select/JRH', undefined],
      [`edit ${LINE}`, `/product-config/config-select/JRT/${LINE}`, 'JRTRF77'],
    ]);
    expect(storedOf('product-line JRH', 'message')).toBe('twelve drives');
    expect(openTabs().map(({ name }) => holdsInput(name))).toEqual([false, true, true]);
  });

  it('of a page that is no more stays as it is', () => {
    compose(WEB_MODULES);
    expect(currentName('gone:title 7')).toBe('gone:title 7');
  });
});
