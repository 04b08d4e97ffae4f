import { isRecord } from '#kernel/is-record.ts';
import { type Locale, textIn } from '#kernel/locale.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { type FieldDef, HIDDEN } from '#product/field.ts';
import { SIZING_CASE } from '#product/sizing-case.ts';
import { contextOf } from './context-of.ts';
import { labelOf } from './explanation-answer.ts';
import { figuresDto } from './figures-answer.ts';
import { productOfKeptForm, type ValidatedProduct } from './product-of-form.ts';

/** What differs between two products, in words; an empty text: nothing stands there. */
export interface FormDifference {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

interface JudgedForm {
  readonly form: SavedForm;
  /** Undefined where nobody here knows it. */
  readonly release: ActiveRelease | undefined;
}

/** What stands somewhere, by code or figure, and how it is said: a value that is only called otherwise is the same. */
interface Said {
  readonly label: string;
  readonly value: string;
  readonly said: string;
}

type Told = ReadonlyMap<string, Said>;

/**
 * What became of a product by a later release, field by field: its options as they stand, named by the release each is of, and the
 * figures of its drive. Where the former release tells nothing of it any more, what is written in the two forms is compared.
 */
export function differencesOfForms(
  before: JudgedForm,
  after: JudgedForm & { readonly release: ActiveRelease },
  locale: Locale,
): readonly FormDifference[] {
  const was = productIn(before, locale);
  const is = productIn(after, locale);
  if (was === undefined || is === undefined || before.release === undefined) {
    const { fields } = after.release;
    return differences(written(before.form, fields, locale), written(after.form, fields, locale));
  }
  return [
    ...differences(options(was, before.release, locale), options(is, after.release, locale)),
    ...differences(figures(was, before.release, locale), figures(is, after.release, locale)),
  ];
}

function productIn({ form, release }: JudgedForm, locale: Locale): ValidatedProduct | undefined {
  const judged = release && productOfKeptForm(form, release, locale);
  return judged?.ok ? judged.value : undefined;
}

function options({ standing }: ValidatedProduct, { fields }: ActiveRelease, locale: Locale): Told {
  return new Map(
    [...fields.values()].flatMap((field) => {
      const { [field.id]: code = HIDDEN } = standing;
      return code === HIDDEN
        ? []
        : [[field.id, { label: textIn(field.label, locale), value: code, said: wordsOf(field, code, locale) }]];
    }),
  );
}

function wordsOf({ values }: FieldDef, code: string, locale: Locale): string {
  const label = values.find((value) => value.code === code)?.label;
  return label ? textIn(label, locale) : code;
}

function figures({ row, standing, config }: ValidatedProduct, release: ActiveRelease, locale: Locale): Told {
  const told = figuresDto(contextOf(release).line, { row, standing, search: config.search }, locale);
  return new Map(
    told.map(({ column, label, symbol, value, unit }) => {
      const said = [value, unit].filter(Boolean).join('\u00a0');
      return [column, { label: [label, symbol].filter(Boolean).join(' '), value: said, said }];
    }),
  );
}

/** What a form says in words and codes, its own identity aside. */
function written(form: SavedForm, fields: ActiveRelease['fields'], locale: Locale): Told {
  const leaves = Object.entries(form).flatMap(([name, value]): [string, unknown][] =>
    isRecord(value) ? Object.entries(value) : [[name, value]],
  );
  return new Map(
    leaves
      .filter(([name, value]) => !OWN.includes(name) && (typeof value === 'string' || typeof value === 'number'))
      .map(([name, value]) => {
        const field = fields.get(name);
        const said = field ? wordsOf(field, String(value), locale) : String(value);
        return [name, { label: labelOf(name, { fields, locale }), value: String(value), said }];
      }),
  );
}

const OWN: readonly string[] = ['id', 'releaseHash', SIZING_CASE];

function differences(was: Told, is: Told): readonly FormDifference[] {
  const keys = [...new Set([...was.keys(), ...is.keys()])];
  return keys.flatMap((key) => {
    const [from, to] = [was.get(key), is.get(key)];
    if (from?.value === to?.value) return [];
    return [{ label: to?.label ?? from?.label ?? key, from: from?.said ?? '', to: to?.said ?? '' }];
  });
}
