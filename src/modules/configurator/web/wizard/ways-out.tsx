import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { WayOutDto } from '#modules/configurator/contract.ts';
import { type PreviewedRepair, previewRepairs } from '#modules/configurator/domain/explain/preview-repairs.ts';
import type { Product } from '#modules/configurator/web/release-queries.ts';
import type { Configuration, FieldId } from '#product/configuration.ts';
import type { FieldDef } from '#product/field.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { type AskedOption, JustBeside, useBeside } from './just-beside.tsx';
import styles from './prompt-panel.module.css';
import { RepairItem } from './repair-item.tsx';
import { readWayOut, waysOutQuery } from './ways-out-query.ts';
import { useWizardView } from './wizard-view.ts';

/** How an option can be had that does not fit, with the load kept; where it exists, if there is no such way. */
export function WaysOut({ ask }: { ask: AskedOption }): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, product, words } = useWizardView();
  const { variable, value, at } = ask;
  const def = product.context.fields.find(({ id }) => id === at);
  if (def === undefined) throw new Error(`There is no field ${at}`);
  const code = def.kind === 'multi' ? variable.slice(def.id.length + 1) : value;
  const found = useQuery(waysOutQuery(config, { def, code }, product, words.locale));
  const previewed = found.data ? previewedOf(found.data.waysOut, def, config, product) : [];
  const beside = useBeside(ask, ask.kind === 'empty' ? [] : choicesGivenUp(previewed, ask, product));
  if (found.isError) {
    return <ErrorState onRetry={() => void found.refetch()}>{failureText(found.error, t)}</ErrorState>;
  }
  if (!found.data) return <Skeleton shape="rows" count={1} />;
  const { exists } = found.data;
  const nearest = found.data.nearest.map(({ wayOut }) => wayOut);
  const instead = previewedOf(nearest, def, config, product);
  return (
    <>
      <JustBeside beside={beside} variable={variable} />
      {exists && <p role="status">{exists.text}</p>}
      {instead.length > 0 && <Nearest def={def} repairs={instead} variable={variable} isFirst={beside.length === 0} />}
      {previewed.length > 0 && (
        <>
          <p className={styles.caption}>{t('ask.waysOut')}</p>
          <ul className={styles.ways}>
            {previewed.map((repair, place) => (
              <RepairItem
                key={JSON.stringify(repair.change)}
                repair={repair}
                variable={variable}
                label={t('ask.apply')}
                look={beside.length + instead.length + place === 0 ? 'primary' : 'plain'}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What each of these ways would do; those the release refuses are left out. */
function previewedOf(
  ways: readonly WayOutDto[],
  def: FieldDef,
  config: Configuration,
  product: Product,
): readonly PreviewedRepair[] {
  const read = ways.flatMap((way) => readWayOut(way, config, product) ?? []);
  return previewRepairs(config, def, read, product.context);
}

/** What the first way out gives up of the choices of the search beside its own; undefined where it gives up none. */
function choicesGivenUp(
  [first]: readonly PreviewedRepair[],
  { variable }: AskedOption,
  { context }: Product,
): readonly FieldId[] | undefined {
  const { chosen } = context.line.search;
  const given = Object.keys(first?.set ?? {}).filter((field) => field !== variable && chosen.includes(field));
  return given.length === 0 ? undefined : given;
}

interface NearestProps {
  /** Whether nothing better stands before them. */
  isFirst: boolean;
  def: FieldDef;
  repairs: readonly PreviewedRepair[];
  variable: FieldId;
}

/** The options of the same field that fit as things are, each by one press; the one that stands there is told as such. */
function Nearest({ def, repairs, variable, isFirst }: NearestProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { words, description } = useWizardView();
  const id = useId();
  const standing = description.standing[variable];
  const noteOf = (code?: string) => {
    const note = def.values.find((one) => one.code === code)?.note;
    return note && textIn(note, words.locale);
  };
  const nameOf = ({ set }: PreviewedRepair) => words.value(variable, set[variable] ?? '');
  return (
    <>
      <p className={styles.caption} id={id}>
        {t('ask.nearest')}
      </p>
      <ul className={styles.ways} aria-labelledby={id}>
        {repairs.map((repair, place) =>
          repair.set[variable] === standing ? (
            <li key={standing}>{t('ask.stands', { value: nameOf(repair) })}</li>
          ) : (
            <RepairItem
              key={repair.set[variable]}
              repair={repair}
              variable={variable}
              label={t('ask.take', { value: nameOf(repair) })}
              look={isFirst && place === 0 ? 'primary' : 'plain'}
              alone={t('ask.alone')}
              note={noteOf(repair.set[variable])}
            />
          ),
        )}
      </ul>
    </>
  );
}
