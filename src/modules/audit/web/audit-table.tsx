import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEventDto } from '#modules/audit/contract.ts';
import { isList } from '#modules/audit/domain/objects.ts';
import { exactTime, universalTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Narrowing } from '#web/ui/list-page.tsx';
import type { AuditFilter } from './audit-filter.ts';
import styles from './audit-page.module.css';

/** What stands where there was nothing. */
const NOTHING = '–';

interface AuditTableProps {
  rows: readonly AuditEventDto[];
  /** The person wants only what somebody did, or what concerns something. */
  onNarrow: (changes: Partial<AuditFilter>) => void;
}

/** Events of the audit log; a name narrows the log to it. */
export function AuditTable({ rows, onNarrow }: AuditTableProps): ReactNode {
  const { t, i18n } = useTranslation('audit');
  const locale = localeOfInterface(i18n);
  const columns: Column<AuditEventDto>[] = [
    {
      id: 'at',
      header: t('column.at'),
      cell: ({ at }) => (
        <time dateTime={at} title={universalTime(at)}>
          {exactTime(at, locale)}
        </time>
      ),
    },
    { id: 'actor', header: t('column.actor'), cell: (event) => <Actor event={event} onNarrow={onNarrow} /> },
    { id: 'action', header: t('column.action'), card: 'head', cell: ({ action }) => t(`action.${action}`, action) },
    {
      id: 'object',
      header: t('column.object'),
      cell: ({ object }) => {
        if (isList(object.id)) return null;
        const text = object.name ?? t(`value.${object.id}`, object.id);
        return (
          <Narrowing label={t('onlyObject', { name: text })} onNarrow={() => onNarrow({ object: object.id })}>
            {text}
          </Narrowing>
        );
      },
    },
    { id: 'details', header: t('column.details'), cell: (event) => <Details event={event} /> },
  ];
  return <DataTable caption={t('caption')} columns={columns} rows={rows} rowId={({ id }) => id} />;
}

function Actor({
  event: { actor, onBehalfOf },
  onNarrow,
}: { event: AuditEventDto } & Pick<AuditTableProps, 'onNarrow'>) {
  const { t } = useTranslation('audit');
  if (actor === null) return <span className={styles.soft}>{t('nobody')}</span>;
  const name = actor.name ?? actor.id;
  return (
    <span className={styles.actor}>
      <Narrowing label={t('only', { name })} onNarrow={() => onNarrow({ actor: actor.id })}>
        {name}
      </Narrowing>
      {onBehalfOf && (
        <span className={styles.soft}>{t('onBehalfOf', { customer: onBehalfOf.name ?? onBehalfOf.id })}</span>
      )}
    </span>
  );
}

/** What else is recorded of an event, in words where the portal has them, and the request it was done in. */
function Details({ event: { details, requestId } }: { event: AuditEventDto }): ReactNode {
  const { t } = useTranslation('audit');
  const words = (name: string, text: string) =>
    text === '' ? NOTHING : t(name === 'action' ? `action.${text}` : `value.${text}`, text);
  return (
    <span className={styles.details}>
      {details.map(({ name, value, before }) => (
        <span key={name}>
          <span className={styles.soft}>{t(`detail.${name}`, name)}</span>{' '}
          {before === undefined
            ? words(name, value)
            : t('change', { from: words(name, before), to: words(name, value) })}
        </span>
      ))}
      <span className={styles.soft}>{t('request', { id: requestId })}</span>
    </span>
  );
}
