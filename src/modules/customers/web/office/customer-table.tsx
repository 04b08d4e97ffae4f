import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerDto, HeadDto } from '#modules/customers/contract.ts';
import { CUSTOMER_RULES } from '#modules/customers/domain/customer-rules.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Narrowing } from '#web/ui/list-page.tsx';
import { MenuButton } from '#web/ui/menu-button.tsx';
import { CustomerDialog } from './customer-dialog.tsx';
import styles from './customers-page.module.css';
import { StaffDialog } from './staff-dialog.tsx';
import { StaffName } from './staff-name.tsx';

/** A line of the tree: a customer, and the one above it. */
interface Line {
  readonly customer: CustomerDto;
  readonly above: HeadDto | undefined;
}

/** What is done to which customer. */
interface Task extends Line {
  readonly command: 'edit' | 'addBelow' | 'staff';
}

interface CustomerTableProps {
  heads: readonly HeadDto[];
  /** Somebody who looks after customers was pressed. */
  onPerson: (id: string) => void;
}

/** The tree as a table: each level-1 customer, and below it its centre customers, set in. */
export function CustomerTable({ heads, onPerson }: CustomerTableProps): ReactNode {
  const { t, i18n } = useTranslation('customers');
  const [task, setTask] = useState<Task>();
  const date = new Intl.DateTimeFormat(localeOfInterface(i18n) === 'en' ? 'en-GB' : 'zh-CN', { dateStyle: 'medium' });
  const lines = heads.flatMap((head): Line[] => [
    { customer: head, above: undefined },
    ...head.children.map((customer) => ({ customer, above: head })),
  ]);
  const columns: Column<Line>[] = [
    {
      id: 'name',
      header: t('office.column.name'),
      cell: ({ customer, above }) => <span className={above && styles.below}>{customer.name}</span>,
    },
    {
      id: 'kind',
      header: t('office.column.kind'),
      card: 'beside',
      cell: ({ customer }) => <span className={styles.kind}>{t(`office.kind.${customer.kind}`)}</span>,
    },
    { id: 'creditCode', header: t('office.column.creditCode'), cell: ({ customer }) => customer.creditCode ?? '' },
    { id: 'staff', header: t('office.column.staff'), cell: (line) => <StaffNames line={line} onPerson={onPerson} /> },
    {
      id: 'people',
      header: t('office.column.people'),
      kind: 'number',
      cell: ({ customer }) => String(customer.people),
    },
    {
      id: 'createdAt',
      header: t('office.column.createdAt'),
      cell: ({ customer }) => date.format(new Date(customer.createdAt)),
    },
  ];
  const close = () => setTask(undefined);
  return (
    <>
      <DataTable
        caption={t('office.title')}
        columns={columns}
        rows={lines}
        rowId={({ customer }) => customer.id}
        actions={(line) => <CustomerActions line={line} onAsk={(command) => setTask({ command, ...line })} />}
      />
      {task?.command === 'edit' && (
        <CustomerDialog task={{ kind: 'edit', customer: task.customer, above: task.above }} onClose={close} />
      )}
      {task?.command === 'addBelow' && (
        <CustomerDialog task={{ kind: 'addBelow', above: task.customer }} onClose={close} />
      )}
      {task?.command === 'staff' && <StaffDialog customer={task.customer} onClose={close} />}
    </>
  );
}

interface StaffNamesProps {
  line: Line;
  onPerson: (id: string) => void;
}

/** Who looks after a customer; below a level-1 customer it is told once, above. */
function StaffNames({ line: { customer, above }, onPerson }: StaffNamesProps): ReactNode {
  const { t } = useTranslation('customers');
  if (above !== undefined) return null;
  if (customer.staff.length === 0) return <span className={styles.soft}>{t('office.nobody')}</span>;
  return (
    <span className={styles.names}>
      {customer.staff.map((person) => (
        <Narrowing
          key={person.id}
          label={t('office.filter.only', { name: person.username })}
          onNarrow={() => onPerson(person.id)}
        >
          <StaffName person={person} />
        </Narrowing>
      ))}
    </span>
  );
}

function CustomerActions({
  line: { customer },
  onAsk,
}: {
  line: Line;
  onAsk: (command: Task['command']) => void;
}): ReactNode {
  const { t } = useTranslation('customers');
  const commands: Task['command'][] = CUSTOMER_RULES[customer.kind].hasStaff ? ['edit', 'addBelow', 'staff'] : ['edit'];
  return (
    <MenuButton
      label={t('office.actions')}
      name={t('office.actionsOf', { name: customer.name })}
      compact
      items={commands.map((command) => ({
        id: command,
        label: t(`office.${command}.action`),
        onSelect: () => onAsk(command),
      }))}
    />
  );
}
