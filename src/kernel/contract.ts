import { z } from 'zod';
import type { BilingualText } from './locale.ts';

/** How long a body may be, in bytes, and how many values it may have, unless its contract says more. */
export const MAX_BYTES = 65_536;
export const MAX_VALUES = 5_000;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One HTTP route as data, read by the server (`serve`) and the browser (`call`).
 * Paths are written without the `/api` prefix. `access` is `'public'` or a permission that a module declares (`domain/declares.ts`).
 */
export interface RouteContract<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  readonly path: string;
  readonly access: string;
  /** One line for the API description. */
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly result: Answer;
  /** Refusals the caller must expect besides those of every route (invalid, not signed in, too many). */
  readonly errors: readonly string[];
  /**
   * What people call the fields, by their place as `body.name`, for the sentence that says what is wrong with one; `body.rows.*.name` is of
   * every entry of a list, whose number stands for `{{no}}`, that of an entry of a list within one for `{{no2}}`.
   */
  readonly fieldNames?: FieldNames;
  /** Headers a caller may send, and headers of the answer, by name with what they mean. */
  readonly requestHeaders?: HeaderTexts;
  readonly answerHeaders?: HeaderTexts;
  /** How long a body may be and how many values it may have, where the usual is not enough. */
  readonly mostBytes?: number;
  readonly mostValues?: number;
  /** Set where the specification posts a form (spec 000 §7); JSON is taken everywhere. */
  readonly takesForms?: true;
  /** What a visitor is told instead of the usual call to sign in, where the specification has a sentence of its own. */
  readonly signInRefusal?: string;
  /** The action under which an administrator's reading of business objects is written down (product decisions §1). */
  readonly audited?: string;
  /** Set when the answer is a file of this media type, or of one of these, instead of an envelope. */
  readonly file?: string | readonly string[];
  /** Set when the body is a file as it is, read piece by piece: which media types it may have, and how many bytes. */
  readonly upload?: UploadLimits;
  /** Set when the answer is a stored file of any type, sent piece by piece. */
  readonly download?: true;
  /** Set when the address names the content: the answer, envelope included, is prepared once and may be kept for ever. */
  readonly immutable?: true;
  /** Set when the answer depends on address and language alone while a release is in force: it may come from memory. */
  readonly repeatable?: true;
  /**
   * Set when the answer is written field by field and holds nothing but what its result declares, as a test of the route shows:
   * it is sent without being read once more, which takes as long as finding what is asked for.
   */
  readonly asWritten?: true;
  /** Set where a call that is open to all can be made for the customer acted for by whoever is signed in. */
  readonly onBehalf?: true;
  /** Set when what is asked for is done later: it is answered with 202. */
  readonly accepted?: true;
  /** Set when older clients read the result under the name `data` (spec 000 §7, GET /auth/personal). */
  readonly legacyData?: true;
  /** Set when older clients read the sentence of a refusal in the result too (spec 000 §7, "result as error text"). */
  readonly refusalInResult?: true;
}

/** What a route takes for a file. */
export interface UploadLimits {
  readonly types: readonly string[];
  readonly mostBytes: number;
}

type HeaderTexts = Readonly<Record<string, string>>;
/** Names of fields, by their place in the request. */
export type FieldNames = Readonly<Record<string, BilingualText>>;

type RouteKind = {
  fieldNames?: FieldNames;
  signInRefusal?: string;
  audited?: string;
  mostBytes?: number;
  mostValues?: number;
  takesForms?: true;
  requestHeaders?: HeaderTexts;
  answerHeaders?: HeaderTexts;
  file?: string | readonly string[];
  upload?: UploadLimits;
  download?: true;
  immutable?: true;
  repeatable?: true;
  asWritten?: true;
  onBehalf?: true;
  accepted?: true;
  legacyData?: true;
  refusalInResult?: true;
};

/** The status of a call that was not refused. */
export function statusOf({ accepted }: Pick<RouteContract, 'accepted'>): 200 | 202 {
  return accepted ? 202 : 200;
}

const NOTHING = z.strictObject({});
export type Nothing = typeof NOTHING;

/** A route contract; what is left out takes no parameters, no query and no body. */
export function defineRoute<
  const Access extends string,
  Answer extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  Kind extends RouteKind = object,
>(
  route: {
    method: Method;
    path: string;
    access: Access;
    summary: string;
    params?: Params;
    query?: Query;
    body?: Body;
    result: Answer;
    errors?: readonly string[];
  } & Kind,
): RouteContract<Params, Query, Body, Answer> & { readonly access: Access } & Kind {
  // The defaults are what the type parameters default to, which TypeScript cannot see here.
  const { params = NOTHING, query = NOTHING, body = NOTHING, errors = [], ...rest } = route;
  return { ...rest, params, query, body, errors } as never;
}

/** A page of a keyset-paged list: `next` is the cursor of the following page, null on the last. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ rows: z.array(item), next: z.string().nullable() });
}

/** How whole and decimal numbers are written in a query string. */
export const WHOLE_NUMBER = /^\d{1,9}$/;
export const DECIMAL_NUMBER = /^\d{1,9}(\.\d{1,9})?$/;

/** A whole number in a query string within limits, with a default when it is left out. */
export function wholeNumber(least: number, most: number, preset: number) {
  return z.string().regex(WHOLE_NUMBER).transform(Number).pipe(z.number().int().min(least).max(most)).default(preset);
}

/** A decimal number in a query string, such as a ratio of 128.97. */
export const decimal = z.string().regex(DECIMAL_NUMBER).transform(Number);
