import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { RevisionDto } from '#modules/sheets/contract.ts';
import type { FrozenValue } from '#modules/sheets/domain/sheet-body.ts';
import styles from '#modules/sheets/web/sheets.module.css';
import { localeOfInterface } from '#web/language/language.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { Fold } from '#web/ui/fold.tsx';

type Item = RevisionDto['body']['items'][number];

/** The configurations of a revision, each with all that was frozen of it. */
export function FrozenItems({ items }: { items: readonly Item[] }): ReactNode {
  const { t } = useTranslation('sheets');
  return (
    <ol className={styles.items} aria-label={t('draft.items')}>
      {items.map((item) => (
        <li key={item.itemNo} className={styles.item}>
          <FrozenItem item={item} />
        </li>
      ))}
    </ol>
  );
}

function FrozenItem({ item }: { item: Item }): ReactNode {
  const { t, i18n } = useTranslation('sheets');
  const locale = localeOfInterface(i18n);
  const said = ({ unit = '', value }: FrozenValue) =>
    [typeof value === 'string' ? value : textIn(value, locale), unit].filter(Boolean).join('\u00a0');
  return (
    <>
      <b>{t('item.named', { no: item.itemNo, product: item.productName })}</b>
      <span className={styles.code}>{item.fullTypeCode}</span>
      <span>{t('item.quantity', { count: item.quantity })}</span>
      <FactList
        className={styles.facts}
        facts={[
          { name: t('item.remark'), value: item.remark },
          { name: t('item.partNo'), value: item.customerPartNo },
          { name: t('item.wishes'), value: item.wishes },
          { name: t('item.note'), value: item.note },
        ]}
      />
      <Fold title={t('item.values')} className={styles.part}>
        {item.groups.map(({ heading, values }) => (
          <section key={heading.zh} className={styles.group}>
            <h4>{textIn(heading, locale)}</h4>
            <FactList
              className={styles.values}
              facts={values.map((value) => ({
                name: [textIn(value.label, locale), value.symbol].filter(Boolean).join(' '),
                value: said(value),
              }))}
            />
          </section>
        ))}
        <p className={styles.soft}>{t('item.release', { version: item.release })}</p>
      </Fold>
    </>
  );
}
