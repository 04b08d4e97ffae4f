import { memo, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { caseOf } from '#modules/sizing/domain/case/read-case.ts';
import type { Application } from '#modules/sizing/domain/core/model.ts';
import { symbolOf } from '#modules/sizing/domain/core/printed.ts';
import { changeText, moversOf, type Sensitivity, strengthOf } from '#modules/sizing/domain/sensitivity.ts';
import { evaluateSizing, nameIn } from '#modules/sizing/domain/sizing.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { cardClass } from '#web/ui/card.ts';
import { classes } from '#web/ui/classes.ts';
import { Segments } from '#web/ui/segments.tsx';
import styles from './movers.module.css';

interface MoversProps {
  application: Application;
  /** The parameters of the address: while somebody types nothing is computed here. */
  address: string;
}

/** Which inputs move the torque or the power most, each 10 % smaller and larger; by the address alone, so that no key draws it anew. */
export const Movers = memo(function Movers({ application, address }: MoversProps): ReactNode {
  const { t } = useTranslation('sizing');
  const [chosen, choose] = useState<string>();
  const known = useMemo(() => moversAt(application, address), [application, address]);
  const [first] = known;
  const shown = known.find(({ result }) => result === chosen) ?? first;
  if (shown === undefined) return null;
  return (
    <section className={classes(cardClass, styles.movers)} aria-labelledby="sizing-movers">
      <h3 id="sizing-movers">{t('movers.title')}</h3>
      <p className={styles.note}>{t('movers.note')}</p>
      <Segments
        label={t('movers.of')}
        value={shown.result}
        options={known.map(({ result }) => ({ value: result, label: t(`movers.${result}`) }))}
        onValue={choose}
      />
      <MoverTable application={application} movers={shown.movers} caption={t(`movers.${shown.result}`)} />
    </section>
  );
});

function moversAt(application: Application, address: string) {
  const query = { application: application.id, ...caseOf(application, new URLSearchParams(address)) };
  const sizing = evaluateSizing(query);
  return sizing === undefined ? [] : moversOf(application, query, sizing);
}

interface MoverTableProps {
  application: Application;
  movers: readonly Sensitivity[];
  caption: string;
}

function MoverTable({ application, movers, caption }: MoverTableProps): ReactNode {
  const { t, i18n } = useTranslation('sizing');
  const locale = localeOfInterface(i18n);
  const strongest = Math.max(...movers.map(strengthOf));
  return (
    <table className={styles.table} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{t('movers.input')}</th>
          <th scope="col">{t('movers.down')}</th>
          <th scope="col">{t('movers.up')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {movers.map(({ input: { id }, isDefault, down, up }) => (
          <tr key={id}>
            <th scope="row">
              {textIn(nameIn(application, id) ?? { zh: id, en: id }, locale)} <i>{symbolOf(id)}</i>
              {isDefault && <small> {t('movers.default')}</small>}
            </th>
            <td>{changeText(down)}</td>
            <td>{changeText(up)}</td>
            <td className={styles.plot} aria-hidden="true">
              <Bars down={(down ?? 0) / strongest} up={(up ?? 0) / strongest} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Both changes as bars from the middle, each a share of the strongest: above that of the smaller value, below that of the larger. */
function Bars({ down, up }: { down: number; up: number }): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="-100 0 200 16" preserveAspectRatio="none">
      <Bar share={down} top={2} className={styles.down} />
      <Bar share={up} top={8} className={styles.up} />
      <line x1={0} y1={0} x2={0} y2={16} />
    </svg>
  );
}

function Bar({ share, top, className }: { share: number; top: number; className: string | undefined }): ReactNode {
  const width = Math.abs(share) * 100;
  return <rect x={share < 0 ? -width : 0} y={top} width={width} height={6} className={className} />;
}
