import { type BilingualText, type Locale, textIn } from '#kernel/locale.ts';
import { LISTED_FIGURES, type ListedFigure } from '#lines/listed-figures.ts';
import { shownColumns } from '#product/column-choice.ts';
import { type UnitSystem, unitIn } from '#product/unit-system.ts';
import { PRICED_COLUMNS } from './list-columns.ts';
import { LIST_SHEET_WORDS, PRICE_WORDS, STATE_WORDS, TO_BE_CONFIRMED } from './list-sheet-words.ts';
import type { ReleaseState } from './release-state.ts';
import { clockIn } from './zone-time.ts';

/** A line as a sheet tells it. */
export interface SheetLine {
  readonly productName: string;
  /** With every option that differs from standard: whoever orders by the sheet orders what was configured. */
  readonly fullTypeCode: string;
  readonly note: string;
  readonly remark: string;
  readonly itemNumber: string;
  readonly quantity: number;
  readonly folder: string;
  readonly releaseState: ReleaseState;
  /** Whether its figures are to be confirmed by the maker. */
  readonly figuresOpen: boolean;
  readonly actorName: string;
  readonly customerName: string;
  readonly onBehalfOf: string | null;
  readonly createdAt: Date;
  readonly fittings: readonly { readonly code: string; readonly value: string }[];
  readonly figures: readonly ToldFigure[];
  /** Null for whoever is shown no prices. */
  readonly price: SheetPrice | null;
}

/** A price as a sheet tells it: amounts in the currency itself. */
export interface SheetPrice {
  readonly currency: string;
  readonly isDemo: boolean;
  /** The day it was told on, as `2026-11-27`. */
  readonly at: string | null;
  /** Undefined where it is on request. */
  readonly unit: number | undefined;
  readonly total: number | undefined;
  readonly leadDays: number | undefined;
  readonly isFrom: boolean;
}

interface ToldFigure {
  readonly column: string;
  readonly label: string;
  readonly symbol: string | null;
  readonly value: string;
  readonly unit: string | null;
  readonly imperial?: { readonly value: string; readonly unit: string } | undefined;
}

/** How a person has the list: its columns, its units, its language, and the zone of the times in it. */
export interface ListView {
  readonly columns: readonly string[];
  readonly system: UnitSystem;
  readonly locale: Locale;
  readonly timeZone: string;
}

/** A column of the list as a sheet. */
export interface ListSheetColumn {
  readonly heading: string;
  readonly width: number;
  readonly format?: string;
  readonly cell: (line: SheetLine) => string | number | Date;
}

/**
 * The columns of a sheet for the columns of a list: those a person chose, in their order, and what stands in one column of the list
 * together, each in its own. Figures are numbers, their unit is said in the heading.
 */
export function listSheetColumns(view: ListView): readonly ListSheetColumn[] {
  const columns = columnsIn(view);
  return shownColumns(PRICED_COLUMNS, view.columns).flatMap((id) => columns.get(id) ?? []);
}

/** The name of the file, `Product list 2026-11-23.xlsx`, by the day it is asked for. */
export function listSheetName({ locale, timeZone }: Pick<ListView, 'locale' | 'timeZone'>, now: Date): string {
  return `${textIn(LIST_SHEET_WORDS.title, locale)} ${clockIn(timeZone, now).toISOString().slice(0, 10)}.xlsx`;
}

function columnsIn({ system, locale, timeZone }: ListView): ReadonlyMap<string, readonly ListSheetColumn[]> {
  const { product, typeCode, note, remark, addedFor, meant, ...words } = LIST_SHEET_WORDS;
  const amount = { format: '#,##0.00' };
  const column = (words: BilingualText, width: number, cell: ListSheetColumn['cell']): ListSheetColumn => ({
    heading: textIn(words, locale),
    width,
    cell,
  });
  return new Map<string, readonly ListSheetColumn[]>([
    [
      'product',
      [
        column(product, 34, (line) => line.productName),
        column(typeCode, 44, (line) => line.fullTypeCode),
        column(note, 30, (line) => line.note),
        column(remark, 30, (line) => line.remark),
        column(addedFor, 24, (line) => line.onBehalfOf ?? ''),
        column(meant, 30, meantBy),
      ],
    ],
    ['itemNumber', [column(words.itemNumber, 10, (line) => line.itemNumber)]],
    ...LISTED_FIGURES.map((figure) => [figure.id, [figureColumn(figure, { system, locale })]] as const),
    ['mounting', [column(words.mounting, 20, (line) => line.fittings.map(fittingInWords).join(' · '))]],
    ['quantity', [column(words.quantity, 10, (line) => line.quantity)]],
    [
      'price',
      [
        { ...column(words.unitPrice, 16, ({ price }) => price?.unit ?? ''), ...amount },
        { ...column(words.total, 16, ({ price }) => price?.total ?? ''), ...amount },
        column(words.currency, 9, ({ price }) => price?.currency ?? ''),
        column(words.leadDays, 12, ({ price }) => price?.leadDays ?? ''),
        column(words.priceNote, 24, ({ price }) => priceNoteOf(price, locale)),
      ],
    ],
    ['release', [column(words.release, 18, (line) => textIn(stateOf(line), locale))]],
    ['folder', [column(words.folder, 20, (line) => line.folder)]],
    ['by', [column(words.by, 16, (line) => line.actorName), column(words.customer, 28, (line) => line.customerName)]],
    [
      'created',
      [{ ...column(words.created, 17, (line) => clockIn(timeZone, line.createdAt)), format: 'yyyy-mm-dd hh:mm' }],
    ],
  ]);
}

function priceNoteOf(price: SheetPrice | null, locale: Locale): string {
  if (price === null) return '';
  const isOpen = price.unit === undefined;
  const said = [
    isOpen && PRICE_WORDS.onRequest,
    price.isFrom && PRICE_WORDS.from,
    !isOpen && price.isDemo && PRICE_WORDS.demo,
  ];
  const words = said.flatMap((text) => (text === false ? [] : [textIn(text, locale)]));
  return [...words, price.at].filter((word) => word !== null).join(' · ');
}

/** One state, as on the screen: what is to be confirmed is not called valid beside it. */
function stateOf({ releaseState, figuresOpen }: SheetLine): BilingualText {
  return figuresOpen && releaseState === 'valid' ? TO_BE_CONFIRMED : STATE_WORDS[releaseState];
}

/** The sign the trade knows, `M1`, `BE2`; where a code is a plain word of the data, its name in the language of the sheet. */
function fittingInWords({ code, value }: SheetLine['fittings'][number]): string {
  return /^[a-z]+$/.test(code) ? value : code;
}

function figureColumn(listed: ListedFigure, { system, locale }: Pick<ListView, 'system' | 'locale'>): ListSheetColumn {
  const unit = unitIn(system, listed);
  return {
    heading: [textIn(listed.label, locale), listed.symbol, unit && `(${unit})`].filter(Boolean).join(' '),
    width: 14,
    cell: ({ figures }) => {
      const told = toldOf(listed, figures);
      if (told === undefined) return '';
      const { value, unit: own } = system === 'imperial' && told.imperial ? told.imperial : told;
      // In another unit than the heading says, a figure says its own.
      if ((own ?? undefined) !== unit) return [value, own].filter(Boolean).join(' ');
      return NUMBER.test(value) ? Number(value.replaceAll(',', '')) : value;
    },
  };
}

/** Which figures of a line are not what the heads of their columns say: a torque may be delivered, rated or permitted. */
function meantBy({ figures }: SheetLine): string {
  return LISTED_FIGURES.flatMap((listed) => {
    const told = toldOf(listed, figures);
    return told?.symbol == null || told.symbol === listed.symbol ? [] : `${told.symbol} ${told.label}`;
  }).join(', ');
}

function toldOf({ of }: ListedFigure, figures: readonly ToldFigure[]): ToldFigure | undefined {
  return of.flatMap((id) => figures.filter(({ column }) => column === id))[0];
}

/** As figures are written, their thousands apart. */
const NUMBER = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;
