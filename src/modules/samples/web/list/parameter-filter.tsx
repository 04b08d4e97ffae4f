import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  listOfWords,
  OptionGroup,
  type OptionView,
  type Product,
  type Words,
} from '#modules/configurator/web/public.ts';
import { choicesAgainst } from '#modules/samples/domain/against-sample.ts';
import { allowedValues, offeredValues } from '#modules/samples/domain/allowed-values.ts';
import { besides } from '#modules/samples/domain/picks.ts';
import type { Values } from '#product/configuration.ts';
import type { OfferedSamples, SampleParameter } from '#product/samples/samples.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './sample-list.module.css';

interface ParameterFilterProps {
  parameter: SampleParameter;
  /** The samples that do what is asked for in figures. */
  list: OfferedSamples;
  /** All of them, whose values are listed. */
  whole: OfferedSamples;
  product: Product;
  words: Words;
  chosen: Values;
  onChoose: (chosen: Values) => void;
  /** The same, with the figures that were asked for given up. */
  onChooseAlone: (chosen: Values) => void;
}

/** Beyond so many values they are a list of which those are offered that are left. */
const MANY = 24;

/** One parameter with what is still possible of it; a value that is not says why, and what to give up for it. */
export function ParameterFilter(props: ParameterFilterProps): ReactNode {
  const { parameter, list, whole, product } = props;
  const codes = offeredValues(whole, parameter, product.context);
  if (codes.length < 2) return null;
  const left = allowedValues({ ...list, parameters: [parameter] }, props.chosen, product.context);
  const allowed = left.get(parameter.modelKey) ?? new Set<string>();
  return codes.length > MANY ? (
    <ManyValues {...props} codes={codes.filter((code) => allowed.has(code))} />
  ) : (
    <FewValues {...props} codes={codes} allowed={allowed} />
  );
}

interface ValuesProps extends ParameterFilterProps {
  codes: readonly string[];
}

function ManyValues({ parameter: { modelKey }, codes, chosen, words, onChoose }: ValuesProps): ReactNode {
  const { t } = useTranslation('samples');
  return (
    <Field label={words.field(modelKey)}>
      {(control) => (
        <Select
          {...control}
          value={chosen[modelKey] ?? ''}
          options={[
            { value: '', label: t('list.any', { count: codes.length }) },
            ...codes.map((code) => ({ value: code, label: words.value(modelKey, code) })),
          ]}
          onValue={(code) => onChoose(code === '' ? besides(chosen, modelKey) : { ...chosen, [modelKey]: code })}
        />
      )}
    </Field>
  );
}

function FewValues({
  parameter: { modelKey },
  codes,
  allowed,
  list,
  whole,
  product,
  chosen,
  words,
  onChoose,
  onChooseAlone,
}: ValuesProps & { allowed: ReadonlySet<string> }): ReactNode {
  const { t } = useTranslation(['samples', 'configurator']);
  const [asked, ask] = useState<{ code: string; chosen: Values }>();
  const { unit } = product.context.fields.find(({ id }) => id === modelKey) ?? {};
  const against = asked?.chosen === chosen ? choicesAgainst(list, chosen, { [modelKey]: asked.code }) : undefined;
  const isByFigures = against !== undefined && Object.keys(against).length === 0;
  const options = codes.map((code): OptionView => {
    const state = chosen[modelKey] === code ? 'chosen' : allowed.has(code) ? 'available' : 'excluded';
    const label = withoutUnit(words.value(modelKey, code), unit);
    return { code, label, state, stateText: state === 'excluded' ? t('configurator:option.excluded') : '' };
  });

  function choose(code: string): void {
    if (chosen[modelKey] === code) onChoose(besides(chosen, modelKey));
    else if (allowed.has(code)) onChoose({ ...chosen, [modelKey]: code });
    else ask({ code, chosen });
  }

  function takeInstead(code: string, givenUp: Values): void {
    const others = isByFigures ? (choicesAgainst(whole, chosen, { [modelKey]: code }) ?? {}) : givenUp;
    const take = isByFigures ? onChooseAlone : onChoose;
    take({ ...without(chosen, others), [modelKey]: code });
  }

  return (
    <OptionGroup field={modelKey} legend={words.field(modelKey)} unit={unit} options={options} onChoose={choose}>
      {asked && against && (
        <p className={styles.why} role="status">
          {t(isByFigures ? 'list.whyFigures' : 'list.why', {
            value: words.pairs({ [modelKey]: asked.code }).join(),
            pairs: listOfWords(words.pairs(against), words.locale),
          })}{' '}
          <Button compact onClick={() => takeInstead(asked.code, against)}>
            {t(isByFigures ? 'list.insteadOfFigures' : 'list.instead', { value: words.value(modelKey, asked.code) })}
          </Button>
        </p>
      )}
    </OptionGroup>
  );
}

function without(chosen: Values, givenUp: Values): Values {
  return Object.keys(givenUp).reduce(besides, chosen);
}

/** The unit stands beside the name of the group. */
function withoutUnit(text: string, unit: string | undefined): string {
  return unit === undefined ? text : text.replace(`\u00a0${unit}`, '');
}
