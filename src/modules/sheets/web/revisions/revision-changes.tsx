import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { RevisionDto } from '#modules/sheets/contract.ts';
import { type FieldChange, isUnchanged, revisionChanges } from '#modules/sheets/domain/revision-changes.ts';
import type { FrozenText } from '#modules/sheets/domain/sheet-body.ts';
import styles from '#modules/sheets/web/sheets.module.css';
import { localeOfInterface } from '#web/language/language.ts';

interface RevisionChangesProps {
  before: RevisionDto['body'];
  after: RevisionDto['body'];
}

/** What is different in a revision from the one before it, field by field. */
export function RevisionChanges({ after, before }: RevisionChangesProps): ReactNode {
  const { t, i18n } = useTranslation('sheets');
  const locale = localeOfInterface(i18n);
  const changes = revisionChanges(before, after);
  if (isUnchanged(changes)) return <p className={styles.soft}>{t('change.none', { no: before.no })}</p>;
  const said = (text: FrozenText) => (typeof text === 'string' ? text : textIn(text, locale)) || t('change.nothing');
  const nameOf = ({ field, itemNo, label }: FieldChange) => {
    const name = label === null ? t(`change.field.${field}`) : textIn(label, locale);
    return itemNo === null ? name : `${t('item.no', { no: itemNo })} · ${name}`;
  };
  return (
    <div className={styles.changes}>
      <h3>{t('change.title', { no: before.no })}</h3>
      <ul>
        {changes.added.map((no) => (
          <li key={`added ${no}`}>{t('change.added', { no })}</li>
        ))}
        {changes.dropped.map((no) => (
          <li key={`dropped ${no}`}>{t('change.dropped', { no })}</li>
        ))}
        {changes.fields.map((change) => (
          <li key={nameOf(change)}>
            {nameOf(change)}
            <br />
            <del>{said(change.before)}</del> → <ins>{said(change.after)}</ins>
          </li>
        ))}
      </ul>
    </div>
  );
}
