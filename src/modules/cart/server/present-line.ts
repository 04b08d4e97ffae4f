import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Scope } from '#kernel/scope.ts';
import type { LineDto, LinePriceDto, ListedLineDto, OpenLineDto } from '#modules/cart/contract.ts';
import { lineAbilities } from '#modules/cart/domain/line-access.ts';
import { PARTS } from '#modules/cart/domain/part-ids.ts';
import type { ReleaseState } from '#modules/cart/domain/release-state.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { sizedDriveIn } from '#product/sizing-case.ts';
import type { Portal } from '#server/portal.ts';
import { storedFailureText } from '#server/server-texts.ts';
import type { LineRow } from './configuration-store.ts';
import type { DocumentMailed } from './line-completed.ts';
import type { DriveFacts } from './verify-form.ts';

/** Who sees a line, and what is told of its drive. */
interface Seen {
  readonly actor: Actor;
  readonly scope: Scope;
  readonly told: DriveFacts | undefined;
  readonly state: ReleaseState;
  /** What it costs, for whoever is shown prices. */
  readonly price: LinePriceDto | null;
  /** How many other lines are the same product. */
  readonly twins?: number | undefined;
}

/** A line as it is listed: the specified fields on the line itself, without the nested parts. */
export function presentListedLine(row: LineRow, seen: Seen): ListedLineDto {
  return { ...headingOf(row.form), ...presentLine(row, seen) };
}

/** The form of each line without its parts. */
type WithoutParts<Form> = Form extends unknown ? Omit<Form, (typeof PARTS)[number]> : never;

/** What a form says of the configuration as a whole. */
function headingOf(form: SavedForm): WithoutParts<SavedForm> {
  const parts: readonly string[] = PARTS;
  return Object.fromEntries(Object.entries(form).filter(([field]) => !parts.includes(field))) as SavedForm;
}

/** A line with its form. */
export function presentOpenLine(row: LineRow, seen: Seen): OpenLineDto {
  return withSpecifiedFields({ ...presentLine(row, seen), form: row.form });
}

/** The specified fields of the form on the line itself; what the line has of its own stands before them (spec 001 §3). */
export function withSpecifiedFields(line: LineDto & { readonly form: SavedForm }): OpenLineDto {
  return { ...line.form, ...line };
}

/** A line as a person sees it, with what the person may do. */
function presentLine(
  { form, place: _place, price: _price, ...row }: LineRow,
  { actor, scope, told, state, price, twins = 0 }: Seen,
): LineDto {
  return {
    ...row,
    productConfig: { productName: row.productName },
    userId: row.actorName,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    abilities: lineAbilities(actor, scope, row.organisationId),
    demand: told?.demand ?? null,
    figures: told?.figures ?? [],
    fittings: told?.fittings ?? [],
    figuresOpen: told?.figuresOpen ?? false,
    fullTypeCode: told?.fullTypeCode || row.typeCode,
    releaseState: state,
    price,
    twins,
    sizing: sizedDriveIn(form),
  };
}

/** What became of the mail with its document, in words; nothing where none was to go. */
export function presentMailed(
  { modules }: Portal,
  mailed: DocumentMailed | undefined,
  locale: Locale,
): Pick<OpenLineDto, 'documentMail'> {
  if (mailed === undefined) return {};
  const reason = mailed.state === 'refused' ? storedFailureText(mailed.refusal, locale, modules) : null;
  return { documentMail: { state: mailed.state, reason } };
}
