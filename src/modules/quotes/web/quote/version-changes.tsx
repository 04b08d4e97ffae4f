import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import type { ChargeChange } from '#modules/quotes/domain/charges.ts';
import {
  areOffers,
  type ChangedField,
  type ChangedTerm,
  type VersionChange,
  versionChanges,
} from '#modules/quotes/domain/version-changes.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { chargeName } from './charge-name.ts';
import { amountsOf } from './quote-amount.ts';
import styles from './quote-page.module.css';

type Body = OpenQuoteDto['versions'][number]['body'];
type Field = ChangedField | ChangedTerm;

/** By what name the page calls what may differ. */
const NAMES = {
  quantity: 'line.quantity',
  wantedDate: 'line.wanted',
  customerPartNo: 'line.part',
  targetPrice: 'line.targetPrice',
  note: 'line.note',
  unit: 'line.unit',
  leadDays: 'line.lead',
  notOfferedReason: 'line.is.not-offered',
  validUntil: 'offer.validUntil',
  payment: 'offer.payment',
  incoterm: 'offer.incoterm',
  place: 'offer.place',
} as const satisfies Record<Field, string>;

const AMOUNTS: readonly Field[] = ['targetPrice', 'unit'];

/** What is different in a version from an earlier one: the terms, then line by line. */
export function VersionChanges({ before, after }: { before: Body; after: Body }): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const { figure } = amountsOf(after.currency, localeOfInterface(i18n));
  const changes = versionChanges(before, after);
  const same = areOffers(before, after) ? 'history.unchanged' : 'history.wishesUnchanged';
  if (changes.length === 0) return <p className={styles.soft}>{t(same, { no: before.no })}</p>;
  const saidOf = (field: Field, value: string | number | null) => {
    if (value === null || value === '') return t('history.nothing');
    return AMOUNTS.includes(field) && typeof value === 'number' ? figure(value) : String(value);
  };
  const chargeOf = ({ after: now, before: old, kind, text }: ChargeChange) => {
    const amount = (value: number | null) => (value === null ? t('history.nothing') : figure(value));
    return t('history.change.changed', { field: chargeName(t, { kind, text }), from: amount(old), to: amount(now) });
  };
  const wordsOf = (change: VersionChange) => {
    if (change.kind === 'charge') return chargeOf(change.charge);
    if (change.kind !== 'changed') return t(`history.change.${change.kind}`);
    const { field } = change;
    const [from, to] = [saidOf(field, change.before), saidOf(field, change.after)];
    return t('history.change.changed', { field: t(NAMES[field]), from, to });
  };
  const told = (change: VersionChange) => {
    const { lineNo } = change;
    return lineNo === null ? wordsOf(change) : `${t('line.ofNo', { no: lineNo })} · ${wordsOf(change)}`;
  };
  return (
    <div>
      <h3 className={styles.soft}>{t('history.changes', { no: before.no })}</h3>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={keyOf(change)}>{told(change)}</li>
        ))}
      </ul>
    </div>
  );
}

function keyOf(change: VersionChange): string {
  if (change.kind === 'charge') return `${change.charge.kind} ${change.charge.text}`;
  return `${change.lineNo} ${change.kind === 'changed' ? change.field : change.kind}`;
}
