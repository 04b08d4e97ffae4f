import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type PreviewedRepair, previewRepairs } from '#modules/configurator/domain/explain/preview-repairs.ts';
import { rowFigure } from '#product/column.ts';
import type { Configuration, FieldId } from '#product/configuration.ts';
import { flatConfiguration } from '#product/flat-configuration.ts';
import type { CatalogueRow } from '#product/row.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { carriedText } from './carried-text.ts';
import styles from './prompt-panel.module.css';
import { type ShownFigures, useShownFigures } from './shown-figures.ts';
import type { Ask } from './use-prompt.ts';
import { readWayOut, waysOutQuery } from './ways-out-query.ts';
import { useWizardView, type WizardView } from './wizard-view.ts';

type AskedOption = Extract<Ask, { kind: 'excluded' | 'empty' }>;

/** How an option can be had that does not fit, with the load kept; where it exists, if there is no such way. */
export function WaysOut({ ask }: { ask: AskedOption }): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, product, words } = useWizardView();
  const { variable, value, at } = ask;
  const def = product.context.fields.find(({ id }) => id === at);
  if (def === undefined) throw new Error(`There is no field ${at}`);
  const code = def.kind === 'multi' ? variable.slice(def.id.length + 1) : value;
  const found = useQuery(waysOutQuery(config, { def, code }, product, words.locale));
  if (found.isError) {
    return <ErrorState onRetry={() => void found.refetch()}>{failureText(found.error, t)}</ErrorState>;
  }
  if (!found.data) return <Skeleton shape="rows" count={1} />;
  const { waysOut, exists } = found.data;
  if (exists) return <p role="status">{exists.text}</p>;
  const repairs = waysOut.flatMap((way) => readWayOut(way, config, product) ?? []);
  const previewed = previewRepairs(config, def, repairs, product.context);
  if (previewed.length === 0) return null;
  return (
    <>
      <p className={styles.caption}>{t('ask.waysOut')}</p>
      <ul className={styles.ways}>
        {previewed.map((repair) => (
          <RepairItem key={JSON.stringify(repair.change)} repair={repair} variable={variable} />
        ))}
      </ul>
    </>
  );
}

function RepairItem({ repair, variable }: { repair: PreviewedRepair; variable: FieldId }): ReactNode {
  const { t } = useTranslation('configurator');
  const { words, asking, config } = useWizardView();
  const { change, outcome } = repair;
  const named = [...Object.keys(change.choices), variable];
  const after = flatConfiguration(outcome.config);
  const gone = givenUp(change.clears, config);
  const kept = gone.filter(({ field, from }) => after.get(field) === from).map(({ field }) => field);
  const lost = [...outcome.cleared, ...gone].filter(({ field }) => ![...named, ...kept].includes(field));
  return (
    <li>
      <Button look="primary" compact onClick={() => asking.apply(change)}>
        {t('ask.apply')}
      </Button>
      <div className={styles.effects}>
        {words.pairs(change.choices).map((pair) => (
          <span key={pair}>{pair}</span>
        ))}
        {change.row && <OtherRow row={change.row} />}
        {lost.map((loss) => (
          <span key={loss.field} className={styles.lost}>
            {t(loss.to === null ? 'ask.clears' : 'ask.changes', {
              field: words.field(loss.field),
              from: words.value(loss.field, loss.from, config),
              to: loss.to === null ? '' : words.value(loss.field, loss.to),
            })}
          </span>
        ))}
        {kept.length > 0 && <span>{carriedText(kept, config, words, t)}</span>}
      </div>
    </li>
  );
}

/** The row a way out takes in place of the chosen one, and by how much it is heavier or lighter. */
function OtherRow({ row }: { row: CatalogueRow }): ReactNode {
  const { t } = useTranslation('configurator');
  const view = useWizardView();
  const figures = useShownFigures();
  const { words, config } = view;
  const { basicType } = config;
  if (basicType === null || basicType.id === row.id) return null;
  const names = { to: words.row(row), from: words.row(basicType) };
  const mass = massChange(row, basicType, { view, figures });
  return <span>{mass === undefined ? t('ask.row', names) : t('ask.rowWithMass', { ...names, mass })}</span>;
}

/** With its sign and unit; undefined where nobody knows a mass, or both weigh the same. */
function massChange(
  row: CatalogueRow,
  before: CatalogueRow,
  { view, figures }: { view: WizardView; figures: ShownFigures },
): string | undefined {
  const { rows } = view.product.context.line;
  const { mass = '' } = rows.judged ?? {};
  const difference = rowFigure(rows, row, mass) - rowFigure(rows, before, mass);
  const figure = figures.figure(mass, Math.abs(difference));
  if (!(Number(figure) !== 0 && Math.abs(difference) > 0)) return undefined;
  return `${difference > 0 ? '+' : '\u2212'}${figures.withUnit(mass, Math.abs(difference))}`;
}

/** What a way out gives up without another choice in its place. */
function givenUp(
  clears: readonly FieldId[],
  config: Configuration,
): readonly { field: FieldId; from: string; to: null }[] {
  const held = flatConfiguration(config);
  return clears.flatMap((field) => {
    const from = held.get(field);
    return from === undefined ? [] : [{ field, from, to: null }];
  });
}
