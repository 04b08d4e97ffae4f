import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { StepDescription } from '#modules/configurator/domain/describe/describe.ts';
import { basicTypeQuery } from '#modules/configurator/domain/rows/basic-type-query.ts';
import { PromptPanel } from '#modules/configurator/web/wizard/prompt-panel.tsx';
import { WarningNotes } from '#modules/configurator/web/wizard/warning-notes.tsx';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { type Configuration, withoutValues } from '#product/configuration.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import type { LineStep } from '#product/step.ts';
import { useDebounced } from '#web/search/use-debounced.ts';
import { ChosenRow } from './chosen-row.tsx';
import { measureOf } from './measure.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './search-step.module.css';

/** How long the search waits for the next key. */
const REST_MS = 120;

/** Numbers that are being typed: they search at once, but become a step of the configuration when the field is left. */
export type TypedNumbers = Readonly<Record<string, number | null>>;

/** Sizing: what is asked, and the rows that answer it; exactly one is chosen. */
export function SearchStep({ step }: { step: StepDescription }): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, product } = useWizardView();
  const [typed, setTyped] = useState<TypedNumbers>({});
  const { line } = product.context;
  const search = { ...config.search, ...typed };
  const asked = useMemo(() => withoutMootPresets(config, typed, product.context), [config, typed, product]);
  const filter = useDebounced(basicTypeQuery(asked, search, product.context), REST_MS);
  return (
    <>
      <SearchForm step={step} filter={filter} typed={typed} onTyped={setTyped} />
      <section className={styles.answer} aria-label={t('search.results')} data-field={BASIC_TYPE}>
        <PromptPanel at={BASIC_TYPE} />
        <ChosenRow />
        <WarningNotes at={aboutRows(line.steps[step.number])} />
        <SearchResults filter={filter} measure={measureOf(line, filter)} />
      </section>
    </>
  );
}

/** A warning about a field of this step is one about the row. */
function aboutRows(step: LineStep | undefined): readonly string[] {
  return [BASIC_TYPE, ...(step?.fields ?? []).map(({ id }) => id)];
}

/** What is being typed searches as it will once the field is left: without presets it takes back, such as the poles of a power alone. */
function withoutMootPresets(config: Configuration, typed: TypedNumbers, context: ProductContext): Configuration {
  if (config.presets.length === 0) return config;
  const left = Object.entries(typed).reduce(
    (before, [field, value]) => applyChange(before, { kind: 'search', field, value }, context).config,
    config,
  );
  return {
    ...config,
    ...withoutValues(
      config,
      config.presets.filter((field) => left.values[field] === undefined),
    ),
  };
}
