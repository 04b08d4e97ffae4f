import { type BilingualText, DEFAULT_LOCALE } from '#kernel/locale.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { savedForm } from '#modules/configurator/contract.ts';
import { contextOf, productOfKeptForm, type SaidByCode, saidByCode } from '#modules/configurator/server/public.ts';
import { type ColumnDef, rowFigure } from '#product/column.ts';
import { figureText } from '#product/figure-text.ts';
import { hasMotor, type SuppliedAs, suppliedAs } from '#product/supplied-as.ts';
import { isMassWhole } from '#product/weighed-as.ts';
import type { Db } from '#server/database.ts';

/** What goods begin with of a product; null where nobody knows. */
export interface ProductFacts {
  /** Whether a gear unit goes, its motor with it, or a motor alone. */
  readonly goodsKind: SuppliedAs | null;
  readonly netEachG: number | null;
  /** Set where its weight is not that of all that was ordered. */
  readonly isNetGuess: boolean;
  /** Of the motor that goes with it, W. */
  readonly powerW: number | null;
  /** Ratio and power, as papers name them. */
  readonly keyData: BilingualText;
}

/** By what a product is known: its configuration as it was kept, else its type code or model. */
export interface KnownBy {
  readonly form: unknown;
  readonly code: string;
}

const UNKNOWN: ProductFacts = {
  ...{ goodsKind: null, netEachG: null, isNetGuess: true, powerW: null },
  keyData: { zh: '', en: '' },
};

/** The facts of a product. Its weight is that of its catalogue row, g: unit and motor without options (commerce §8). */
export async function productFacts(db: Db, releases: Releases, known: KnownBy): Promise<ProductFacts> {
  const product = await configured(db, releases, known.form);
  if (product !== undefined) return factsOf(product, !isMassWhole(product.line, product.standing));
  const said = saidByCode(known.code, releases);
  // Of a code nobody knows whether it says all that is fitted.
  return said === undefined ? UNKNOWN : factsOf(said, true);
}

async function configured(db: Db, releases: Releases, kept: unknown): Promise<SaidByCode | undefined> {
  const form = savedForm.safeParse(kept);
  const release = form.success ? await releases.byHash(db, form.data.releaseHash) : undefined;
  if (!form.success || release === undefined) return undefined;
  const product = productOfKeptForm(form.data, release, DEFAULT_LOCALE);
  if (!product.ok) return undefined;
  return { line: contextOf(release).line, standing: product.value.standing, rows: [product.value.row] };
}

function factsOf(said: SaidByCode, isNetGuess: boolean): ProductFacts {
  const goodsKind = suppliedAs(said.line, said.standing) ?? null;
  // What a gear unit carries is the power of no motor of ours.
  const power = goodsKind !== null && hasMotor(goodsKind) ? figureOf(said, isPower) : undefined;
  const mass = figureOf(said, ({ written }) => written === 'mass');
  return {
    ...{ goodsKind, isNetGuess },
    netEachG: mass === undefined ? null : Math.round(mass.figure * 1000),
    powerW: power === undefined ? null : Math.round(power.figure * 1000),
    keyData: keyDataOf(
      figureOf(said, ({ symbol }) => symbol === 'i'),
      power,
    ),
  };
}

const isPower = ({ unit }: ColumnDef) => unit === 'kW';

interface Figure {
  readonly column: ColumnDef;
  readonly figure: number;
}

/** A figure of a product: that of all rows it may be. */
function figureOf({ line, rows }: SaidByCode, isMeant: (column: ColumnDef) => boolean): Figure | undefined {
  const column = line.rows.columns.find(isMeant);
  if (column === undefined) return undefined;
  const [figure, ...others] = new Set(rows.map((row) => rowFigure(line.rows, row, column.id)));
  return figure !== undefined && figure > 0 && others.length === 0 ? { column, figure } : undefined;
}

/** What tells a drive from another of its type, as lists write the figures; the mounting stands in the type code. */
function keyDataOf(ratio: Figure | undefined, power: Figure | undefined): BilingualText {
  const figures = [
    ...(ratio === undefined ? [] : [`i = ${figureText(ratio.column, ratio.figure)}`]),
    ...(power === undefined ? [] : [`${figureText(power.column, power.figure)} kW`]),
  ];
  return { zh: figures.join('，'), en: figures.join(', ') };
}
