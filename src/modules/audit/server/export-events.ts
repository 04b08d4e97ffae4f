import type { Locale } from '#kernel/locale.ts';
import { type AuditEventDto, MAX_EXPORTED } from '#modules/audit/contract.ts';
import { isList } from '#modules/audit/domain/objects.ts';
import en from '#modules/audit/locales/en.json' with { type: 'json' };
import zh from '#modules/audit/locales/zh-cn.json' with { type: 'json' };
import { csvOf } from '#server/csv.ts';
import type { Db } from '#server/database.ts';
import type { NameSource } from '#server/module.ts';
import { serverTexts } from '#server/server-texts.ts';
import { type AuditFilter, listEvents } from './audit-store.ts';
import { presentEvents } from './present-event.ts';

const actionText = serverTexts({ 'zh-cn': zh.action, en: en.action });
const headText = serverTexts({ 'zh-cn': zh.export, en: en.export });

const detailText = serverTexts({ 'zh-cn': zh.detail, en: en.detail });
const valueText = serverTexts({ 'zh-cn': zh.value, en: en.value });

const COLUMNS = ['at', 'actor', 'onBehalfOf', 'action', 'code', 'object', 'objectId', 'details', 'requestId'] as const;

/** What stands where there was nothing. */
const NOTHING = '–';

/** How many events an export holds at most, and how many are read at a time. */
const BOUNDS = { most: MAX_EXPORTED, chunk: 1000 };

export interface AuditExport {
  readonly filter: AuditFilter;
  readonly sources: readonly NameSource[];
  readonly locale: Locale;
}

/** The events as CSV with a head, the newest first; where there are more than fit, the last line says so. */
export async function exportEvents(
  db: Db,
  { filter, sources, locale }: AuditExport,
  bounds: Partial<typeof BOUNDS> = {},
): Promise<string> {
  const { most, chunk } = { ...BOUNDS, ...bounds };
  const table = [COLUMNS.map((column) => headText(locale, column))];
  let after: string | undefined;
  for (;;) {
    const left = most - (table.length - 1);
    const rows = await listEvents(db, sources, filter, { after, limit: Math.min(chunk, left + 1) });
    const events = await presentEvents(db, sources, rows.slice(0, left));
    table.push(...events.map((event) => lineOf(event, locale)));
    if (rows.length > left) return csvOf([...table, [headText(locale, 'cut', { count: most })]]);
    if (rows.length < chunk) return csvOf(table);
    after = rows.at(-1)?.id;
  }
}

function lineOf(
  { at, actor, onBehalfOf, action, object, details, requestId }: AuditEventDto,
  locale: Locale,
): string[] {
  return [
    at,
    actor?.name ?? actor?.id ?? '',
    onBehalfOf?.name ?? onBehalfOf?.id ?? '',
    actionText(locale, action),
    action,
    isList(object.id) ? '' : (object.name ?? valueText(locale, object.id)),
    object.id,
    details.map((detail) => detailInWords(detail, locale)).join('; '),
    requestId,
  ];
}

function detailInWords({ name, value, before }: AuditEventDto['details'][number], locale: Locale): string {
  const words = (text: string) => {
    if (text === '') return NOTHING;
    return name === 'action' ? actionText(locale, text) : valueText(locale, text);
  };
  const change = before === undefined ? words(value) : `${words(before)} → ${words(value)}`;
  return headText(locale, 'detail', { name: detailText(locale, name), value: change });
}
