import { expect, it } from 'vitest';
import { WEB_MODULES } from '#app/web/modules.ts';
import { LOCALES } from '#kernel/locale.ts';
import { compose } from '#web/composition.ts';
import type { Situation } from '#web/palette/palette.ts';
import { arrange } from './match.ts';
import { loadParts, loadSources } from './sources.ts';

compose(WEB_MODULES);

const VISITOR: Situation = {
  locale: 'zh-cn',
  user: undefined,
  permitted: 'visitor',
  actedFor: undefined,
  chooseCustomer: undefined,
  isCustomerFixed: false,
  isLanguageFixed: false,
};
const PERSON: Situation = {
  ...VISITOR,
  user: { id: 'u1', username: 'lv2-demo', organisationName: 'A' },
  permitted: new Set(['4', '7']),
};
const ACTING = { actedFor: { id: 'c1', customerName: 'C' }, chooseCustomer: () => undefined };

it.each([
  ['a visitor', VISITOR, 'configure enquire login register forgot language appearance print'],
  [
    'somebody signed in',
    PERSON,
    'configure bulkEntry compare enquire language appearance print export-data change-password logout',
  ],
  [
    'somebody who acts for a customer',
    { ...PERSON, ...ACTING },
    'configure bulkEntry compare enquire act-for end-acting language appearance print export-data change-password logout',
  ],
  [
    'somebody on a page where customer and language stay',
    { ...PERSON, ...ACTING, chooseCustomer: undefined, isCustomerFixed: true, isLanguageFixed: true },
    'configure bulkEntry compare enquire appearance print export-data change-password logout',
  ],
  [
    'the administrator, who configures nothing',
    { ...PERSON, permitted: new Set(['31', '32']) },
    'language appearance print export-data change-password logout',
  ],
])('%s is offered what they can do', async (_who, situation, expected) => {
  const [, actions] = await loadSources();
  const offered = (await actions?.(situation))?.map(({ id }) => id.replace('action:', '')) ?? [];
  expect(offered.join(' ')).toBe(expected);
});

it('a visitor who types 询价 finds the way to an enquiry', async () => {
  const [, actions] = await loadSources();
  const [found] = arrange((await actions?.(VISITOR)) ?? [], '询价', []);
  expect(found?.entries.map(({ id }) => id)).toEqual(['action:enquire']);
});

it.each(LOCALES)('every action has its words in %s, and no words are left over', async (locale) => {
  for (const { actions = [], words } of await loadParts())
    expect(Object.keys(words?.[locale] ?? {}).sort()).toEqual(actions.map(({ id }) => id).sort());
});
