import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SampledCode } from '#lines/sampled.ts';
import { type Product, wordsOf } from '#modules/configurator/web/public.ts';
import { type Demand, samplesFor, sizeOf } from '#modules/samples/domain/demand.ts';
import { LanguageNote } from '#modules/samples/web/language-note.tsx';
import type { RowSearchDef } from '#product/column.ts';
import type { OfferedSamples, SampleParameter } from '#product/samples/samples.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { useStored, useTabDetail } from '#web/tabs/own-tab.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSheet } from '#web/ui/filter-sheet.tsx';
import { FigureFilter } from './figure-filter.tsx';
import { NoneFound } from './none-found.tsx';
import { ParameterFilter } from './parameter-filter.tsx';
import { NO_DEMAND, readDemand } from './read-demand.ts';
import styles from './sample-list.module.css';
import { SampleTable } from './sample-table.tsx';

interface SampleListProps {
  code: SampledCode;
  list: OfferedSamples;
  product: Product;
}

/** The items of a sample catalogue, narrowed by what the machine needs and by what they are fixed in. */
export function SampleList({ code, list, product }: SampleListProps): ReactNode {
  const { t, i18n } = useTranslation('samples');
  const { t: wizardTexts } = useTranslation('configurator');
  const locale = localeOfInterface(i18n);
  const words = useMemo(() => wordsOf(product, locale, wizardTexts), [product, locale, wizardTexts]);
  const { rows } = product.context.line;
  const [demand, ask] = useStored<Demand>('view:demand', (stored) => readDemand(stored, list, rows));
  useTabDetail(t('list.title', { line: code }));
  const { chosen, limits } = demand;
  const inFigures = { ...list, items: samplesFor(list, { chosen: {}, limits }, rows) };
  const items = samplesFor(inFigures, demand, rows);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('list.title', { line: code })}</h1>
        <p>{t('list.lede')}</p>
        <LanguageNote />
      </div>
      <FilterSheet count={sizeOf(demand)}>
        <section className={styles.filters} aria-label={t('list.filters')}>
          <FigureFilter {...{ rows, demand, words }} onDemand={ask} />
          {powerFirst(list.parameters, rows).map((parameter) => (
            <ParameterFilter
              key={parameter.modelKey}
              parameter={parameter}
              list={inFigures}
              whole={list}
              {...{ product, words, chosen }}
              onChoose={(values) => ask({ ...demand, chosen: values })}
              onChooseAlone={(values) => ask({ chosen: values, limits: {} })}
            />
          ))}
          {sizeOf(demand) > 0 && (
            <Button look="quiet" onClick={() => ask(NO_DEMAND)}>
              {t('list.clear')}
            </Button>
          )}
        </section>
      </FilterSheet>
      <section className={styles.found} aria-labelledby="samples-found">
        <h2 id="samples-found" aria-live="polite">
          {t('list.found', { count: items.length })}
        </h2>
        {items.length === 0 ? (
          <NoneFound {...{ list, rows, demand, words }} onDemand={ask} />
        ) : (
          <SampleTable key={JSON.stringify(demand)} {...{ code, items, product, words }} />
        )}
      </section>
    </div>
  );
}

/** What samples are fixed in: the power first, by which most ask for a drive. */
function powerFirst(parameters: readonly SampleParameter[], { judged }: RowSearchDef): readonly SampleParameter[] {
  const [power] = judged?.power ?? [];
  const place = ({ modelKey }: SampleParameter) => (modelKey === power ? 0 : 1);
  return parameters.filter(({ setting }) => setting === 'fixed').toSorted((one, other) => place(one) - place(other));
}
