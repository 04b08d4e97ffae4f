import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpenOrderLineDto } from '#modules/orders/contract.ts';
import { pathOfSerial } from '#modules/orders/domain/paths.ts';
import { manufacturingTold } from '#modules/orders/web/line-told.ts';
import { Fold } from '#web/ui/fold.tsx';
import styles from './order-page.module.css';

/** So many serial numbers are seen at once; more are folded. */
const SEEN = 4;

/** By which numbers a line is made, stored and served: those of its machines lead to what each is. */
export function LineNumbers({ line }: { line: OpenOrderLineDto }): ReactNode {
  const { t } = useTranslation('orders');
  const { materialCode, serials } = line;
  const told = [
    { name: t('column.materialCode'), value: materialCode },
    { name: t('column.manufacturingNumber'), value: manufacturingTold(line) },
  ].filter(({ value }) => value !== '');
  if (told.length === 0 && serials.length === 0) return null;
  return (
    <span className={styles.numbers}>
      {told.map(({ name, value }) => (
        <span key={name}>
          <span className={styles.soft}>{name}</span> {value}
        </span>
      ))}
      {serials.length > 0 && serials.length <= SEEN && <Serials numbers={serials} />}
      {serials.length > SEEN && (
        <Fold title={t('page.serials', { count: serials.length })}>
          <Serials numbers={serials} />
        </Fold>
      )}
    </span>
  );
}

function Serials({ numbers }: { numbers: readonly string[] }): ReactNode {
  const { t } = useTranslation('orders');
  return (
    <ul className={styles.serials} aria-label={t('page.serials', { count: numbers.length })}>
      {numbers.map((serialNo) => (
        <li key={serialNo}>
          <Link to={pathOfSerial(serialNo)}>{serialNo}</Link>
        </li>
      ))}
    </ul>
  );
}
