import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchNumber } from '#lines/jrt/configuration.ts';
import { fieldsOfStep } from '#lines/jrt/steps.ts';
import type { StepDescription } from '#modules/configurator/domain/describe/describe.ts';
import { basicTypeQuery } from '#modules/configurator/domain/rows/basic-type-query.ts';
import { AskPanel, useWizardView, WarningNotes } from '#modules/configurator/web/public.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { useDebounced } from '#web/search/use-debounced.ts';
import { ChosenRow } from './chosen-row.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './search-step.module.css';

/** A warning about a field of this step is one about the row. */
const OF_ROWS = [BASIC_TYPE, ...fieldsOfStep(1)];

/** How long the search waits for the next key. */
const REST_MS = 120;

/** Numbers that are being typed: they search at once, but become a step of the configuration when the field is left. */
export type TypedNumbers = Readonly<Partial<Record<SearchNumber, number | null>>>;

/** Basic selection: what is asked of the drive, and the basic types that answer it; exactly one is chosen. */
export function SearchStep({ step }: { step: StepDescription }): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, product } = useWizardView();
  const [typed, setTyped] = useState<TypedNumbers>({});
  const search = { ...config.search, ...typed };
  const filter = useDebounced(basicTypeQuery(config, search, product.context), REST_MS);
  return (
    <>
      <SearchForm step={step} filter={filter} typed={typed} onTyped={setTyped} />
      <section className={styles.answer} aria-label={t('search.results')} data-field={BASIC_TYPE}>
        <AskPanel at={BASIC_TYPE} />
        <ChosenRow />
        <WarningNotes at={OF_ROWS} />
        <SearchResults filter={filter} required={search.serviceFactor ?? 1} />
      </section>
    </>
  );
}
