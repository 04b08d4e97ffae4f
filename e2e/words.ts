import { createInstance, type TOptions } from 'i18next';
import paletteEn from '#app/web/palette/locales/en.json' with { type: 'json' };
import paletteZh from '#app/web/palette/locales/zh-cn.json' with { type: 'json' };
import { type BilingualText, type Locale, textIn } from '#kernel/locale.ts';
import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import { POWER_LABELS } from '#lines/jrt/power-meaning.ts';
import accountsEn from '#modules/accounts/locales/en.json' with { type: 'json' };
import accountsZh from '#modules/accounts/locales/zh-cn.json' with { type: 'json' };
import mailsEn from '#modules/accounts/server/mails/en.json' with { type: 'json' };
import mailsZh from '#modules/accounts/server/mails/zh-cn.json' with { type: 'json' };
import accountWordsEn from '#modules/accounts/web/words/en.json' with { type: 'json' };
import accountWordsZh from '#modules/accounts/web/words/zh-cn.json' with { type: 'json' };
import auditEn from '#modules/audit/locales/en.json' with { type: 'json' };
import auditZh from '#modules/audit/locales/zh-cn.json' with { type: 'json' };
import billsEn from '#modules/bills/locales/en.json' with { type: 'json' };
import billsZh from '#modules/bills/locales/zh-cn.json' with { type: 'json' };
import bulkEntriesEn from '#modules/bulk-entries/locales/en.json' with { type: 'json' };
import bulkEntriesZh from '#modules/bulk-entries/locales/zh-cn.json' with { type: 'json' };
import cartEn from '#modules/cart/locales/en.json' with { type: 'json' };
import cartZh from '#modules/cart/locales/zh-cn.json' with { type: 'json' };
import comparisonsEn from '#modules/comparisons/locales/en.json' with { type: 'json' };
import comparisonsZh from '#modules/comparisons/locales/zh-cn.json' with { type: 'json' };
import configuratorEn from '#modules/configurator/locales/en.json' with { type: 'json' };
import configuratorZh from '#modules/configurator/locales/zh-cn.json' with { type: 'json' };
import customersEn from '#modules/customers/locales/en.json' with { type: 'json' };
import customersZh from '#modules/customers/locales/zh-cn.json' with { type: 'json' };
import customerWordsEn from '#modules/customers/web/words/en.json' with { type: 'json' };
import customerWordsZh from '#modules/customers/web/words/zh-cn.json' with { type: 'json' };
import documentsEn from '#modules/documents/locales/en.json' with { type: 'json' };
import documentsZh from '#modules/documents/locales/zh-cn.json' with { type: 'json' };
import enquiriesEn from '#modules/enquiries/locales/en.json' with { type: 'json' };
import enquiriesZh from '#modules/enquiries/locales/zh-cn.json' with { type: 'json' };
import mailEn from '#modules/mail/locales/en.json' with { type: 'json' };
import mailZh from '#modules/mail/locales/zh-cn.json' with { type: 'json' };
import manualEn from '#modules/manual/locales/en.json' with { type: 'json' };
import manualZh from '#modules/manual/locales/zh-cn.json' with { type: 'json' };
import ordersEn from '#modules/orders/locales/en.json' with { type: 'json' };
import ordersZh from '#modules/orders/locales/zh-cn.json' with { type: 'json' };
import papersEn from '#modules/papers/locales/en.json' with { type: 'json' };
import papersZh from '#modules/papers/locales/zh-cn.json' with { type: 'json' };
import pricesEn from '#modules/prices/locales/en.json' with { type: 'json' };
import pricesZh from '#modules/prices/locales/zh-cn.json' with { type: 'json' };
import quotesEn from '#modules/quotes/locales/en.json' with { type: 'json' };
import quotesZh from '#modules/quotes/locales/zh-cn.json' with { type: 'json' };
import reportingEn from '#modules/reporting/locales/en.json' with { type: 'json' };
import reportingZh from '#modules/reporting/locales/zh-cn.json' with { type: 'json' };
import samplesEn from '#modules/samples/locales/en.json' with { type: 'json' };
import samplesZh from '#modules/samples/locales/zh-cn.json' with { type: 'json' };
import sharesEn from '#modules/shares/locales/en.json' with { type: 'json' };
import sharesZh from '#modules/shares/locales/zh-cn.json' with { type: 'json' };
import sheetsEn from '#modules/sheets/locales/en.json' with { type: 'json' };
import sheetsZh from '#modules/sheets/locales/zh-cn.json' with { type: 'json' };
import sizingEn from '#modules/sizing/locales/en.json' with { type: 'json' };
import sizingZh from '#modules/sizing/locales/zh-cn.json' with { type: 'json' };
import todayEn from '#modules/today/locales/en.json' with { type: 'json' };
import todayZh from '#modules/today/locales/zh-cn.json' with { type: 'json' };
import { columnOf } from '#product/column.ts';
import type { ProductRelease } from '#product/release.ts';
import webEn from '#web/locales/en.json' with { type: 'json' };
import webZh from '#web/locales/zh-cn.json' with { type: 'json' };

const TEXTS = {
  'zh-cn': {
    web: webZh,
    accounts: accountsZh,
    audit: auditZh,
    bills: billsZh,
    'bulk-entries': bulkEntriesZh,
    cart: cartZh,
    comparisons: comparisonsZh,
    documents: documentsZh,
    shares: sharesZh,
    sizing: sizingZh,
    today: todayZh,
    customers: customersZh,
    configurator: configuratorZh,
    enquiries: enquiriesZh,
    mail: mailZh,
    manual: manualZh,
    mails: mailsZh,
    prices: pricesZh,
    orders: ordersZh,
    quotes: quotesZh,
    papers: papersZh,
    reporting: reportingZh,
    sheets: sheetsZh,
    samples: samplesZh,
    palette: { ...paletteZh, action: { ...accountWordsZh.action, ...customerWordsZh.action } },
  },
  en: {
    web: webEn,
    accounts: accountsEn,
    audit: auditEn,
    bills: billsEn,
    'bulk-entries': bulkEntriesEn,
    cart: cartEn,
    comparisons: comparisonsEn,
    documents: documentsEn,
    shares: sharesEn,
    sizing: sizingEn,
    today: todayEn,
    customers: customersEn,
    configurator: configuratorEn,
    enquiries: enquiriesEn,
    mail: mailEn,
    manual: manualEn,
    mails: mailsEn,
    orders: ordersEn,
    prices: pricesEn,
    quotes: quotesEn,
    papers: papersEn,
    reporting: reportingEn,
    sheets: sheetsEn,
    samples: samplesEn,
    palette: { ...paletteEn, action: { ...accountWordsEn.action, ...customerWordsEn.action } },
  },
};

/** The words of the interface in one language, so that one test reads the portal in both. */
export interface Words {
  readonly locale: Locale;
  /** A text of the interface, such as `configurator:bar.next`. */
  t(key: string, given?: TOptions): string;
  /** What a field is called. */
  field(id: string): string;
  /** What stands above the options of a field: its name and its unit. */
  heading(id: string): string;
  /** What stands above a column of the rows found. */
  column(id: string): string;
  /** What a value of a field is called. */
  option(id: string, code: string): string;
  /** What a step of the wizard is called, counted from 0. */
  step(index: number): string;
}

/** The texts the portal ships, and the release's own labels. */
export function wordsOf(locale: Locale, release: Pick<ProductRelease, 'fields' | 'steps'>): Words {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    lowerCaseLng: true,
    resources: { [locale]: TEXTS[locale] },
    initAsync: false,
    interpolation: { escapeValue: false },
  });

  function fieldOf(id: string): ProductRelease['fields'][number] {
    return present(
      release.fields.find((field) => field.id === id),
      `field ${id}`,
    );
  }

  return {
    locale,
    t(key, given = {}) {
      if (!i18n.exists(key, given)) throw new Error(`The portal has no text ${key} in ${locale}`);
      return i18n.t(key, given);
    },
    field: (id) => textIn(fieldOf(id).label, locale),
    heading(id) {
      const { label, unit } = fieldOf(id);
      return [textIn(label, locale), unit].filter(Boolean).join(' ');
    },
    column: (id) => textIn(present(headOf(id), `column ${id}`), locale),
    option(id, code) {
      const value = fieldOf(id).values.find((one) => one.code === code);
      return textIn(present(value, `${id} ${code}`).label, locale);
    },
    step: (index) => textIn(present(release.steps[index], `step ${index}`).label, locale),
  };
}

/** What a column is called of drives with a motor of their own, which the journeys ask for. */
function headOf(id: string): BilingualText | undefined {
  return id === 'motorPower' ? POWER_LABELS.motor : columnOf(JRT_ROW_SEARCH, id)?.label;
}

/** A text as part of a regular expression. */
export function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function present<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The release has no ${what}`);
  return found;
}
