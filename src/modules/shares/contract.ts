import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { RELEASE_STATES } from '#modules/cart/domain/release-state.ts';
import { savedForm } from '#modules/configurator/contract.ts';
import { SHARE_KINDS } from './domain/share-kind.ts';
import { MOST_DAYS, MOST_LINKS, USUAL_DAYS } from './domain/share-limits.ts';

const kind = z.enum(SHARE_KINDS);
/** Any text: one that is no id or no token names nothing, like one nobody has. */
const ofLine = z.strictObject({ id: z.string() });
const byToken = z.strictObject({ token: z.string().max(200) });

/** A link as whoever works on the line sees it; its token is told once, when it is made. */
const share = z.object({
  id: z.string(),
  kind,
  state: z.enum(['open', 'expired', 'withdrawn']),
  /** The version of the line that it shows. */
  lineVersion: z.number().int(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  /** How often it was opened, and when last. */
  views: z.number().int(),
  lastViewedAt: z.iso.datetime().nullable(),
});
export type ShareDto = z.output<typeof share>;

const newShare = share.extend({
  /** Where it leads below the address of the portal. */
  path: z.string(),
  /** The whole address where the operator has said what the portal's is (PUBLIC_URL); null where the browser knows better. */
  url: z.string().nullable(),
});
export type NewShareDto = z.output<typeof newShare>;

const row = z.object({
  label: z.string(),
  symbol: z.string().nullable(),
  value: z.string(),
  unit: z.string().nullable(),
});
export type SharedRowDto = z.output<typeof row>;

const section = z.object({
  heading: z.string(),
  rows: z.array(row),
  /** What is to be known of the rows, or judged by them. */
  note: z.string().nullable(),
});
export type SharedSectionDto = z.output<typeof section>;

/** What the data sheet of a product says, field by field and in one language; of people, prices and business nothing. */
export const productSheet = z.object({
  category: z.string(),
  title: z.string(),
  productName: z.string(),
  typeCode: z.string(),
  fullTypeCode: z.string(),
  release: z.object({ version: z.string(), isInForce: z.boolean() }),
  /** The figures it is chosen by, which stand among the others, too. */
  figures: z.array(row),
  sections: z.array(section),
  notes: z.array(z.string()),
  standards: z.array(z.string()),
  /** How a product of this kind looks; no drawing of its dimensions. */
  picture: z
    .string()
    .nullable()
    .meta({ description: 'The name of its picture, which says what of the product it shows; null where it has none' }),
});
export type ProductSheetDto = z.output<typeof productSheet>;

/** What a link tells, in the asked language: the product, and until when. */
const shared = productSheet.extend({ kind, expiresAt: z.iso.datetime() });
export type SharedDto = z.output<typeof shared>;

/** Why a link opens nothing: one that never was and one that is not known any more are the same. */
const DEAD = ['share.unknown', 'share.expired', 'share.withdrawn', 'check.slowed'] as const;

/** Why a product cannot be told any more. */
const REFUSALS = [
  'configuration.below-demand',
  'configuration.impossible',
  'configuration.incomplete',
  'configuration.invalid',
  'configuration.unknown-basic-type',
  'release.outdated',
] as const;

/** Links under which a saved configuration can be seen without an account. */
export const shareRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/v1/configurations/:id/shares',
    access: 'configurations.read',
    audited: 'configuration.read',
    summary: 'The links of a saved configuration, the last made first, without their tokens',
    params: ofLine,
    result: z.array(share),
    errors: ['record.unknown'],
  }),
  create: defineRoute({
    method: 'POST',
    path: '/v1/configurations/:id/shares',
    access: 'configurations.write',
    summary: `Make a link that shows the saved configuration as it stands: for ${USUAL_DAYS} days, or until \`expiresAt\`, at most ${MOST_DAYS}; up to ${MOST_LINKS} at a time`,
    params: ofLine,
    body: z.strictObject({ kind, expiresAt: z.iso.datetime({ offset: true }).optional() }),
    result: newShare,
    errors: ['record.unknown', 'share.expiry', 'share.too-many', ...REFUSALS],
  }),
  withdraw: defineRoute({
    method: 'DELETE',
    path: '/v1/configurations/:id/shares/:shareId',
    access: 'configurations.write',
    summary: 'Withdraw a link: from now on it opens nothing',
    params: z.strictObject({ id: z.string(), shareId: z.string() }),
    result: z.null(),
    errors: ['record.unknown'],
  }),
};

/** What would be saved of a configuration that was kept, by the release in force, and what differs by it. */
export const takenOver = z.object({
  state: z.enum(RELEASE_STATES),
  /** Why it is no product any more, in the asked language; null where it is one. */
  reason: z.string().nullable(),
  differences: z.array(z.object({ label: z.string(), from: z.string(), to: z.string() })),
  /** What `POST /v1/configurations` takes; null where it is no product any more. */
  form: savedForm.nullable(),
});
export type TakenOverDto = z.output<typeof takenOver>;

/** What anybody does who has a link. */
export const sharedRoutes = {
  look: defineRoute({
    method: 'GET',
    path: '/v1/shared/:token',
    access: 'public',
    summary: 'What a link shows: the configuration as it was shared, with its figures; counted as a view',
    params: byToken,
    result: shared,
    errors: [...DEAD, ...REFUSALS],
  }),
  takeOver: defineRoute({
    method: 'GET',
    path: '/v1/shared/:token/configuration',
    access: 'public',
    summary: 'The shared configuration by the release in force, to be saved as an own one, and what differs by it',
    params: byToken,
    result: takenOver,
    errors: [...DEAD, 'share.view-only'],
  }),
  dataSheet: defineRoute({
    method: 'GET',
    path: '/v1/shared/:token/data-sheet',
    access: 'public',
    summary: 'The data sheet of the shared configuration as PDF; `language` is zh-cn, en or both',
    params: byToken,
    query: z.strictObject({ language: z.enum(['zh-cn', 'en', 'both']).optional() }),
    result: z.unknown(),
    file: 'application/pdf',
    errors: [...DEAD, ...REFUSALS, 'job.queue-full', 'job.over-budget', 'job.overrun', 'server.busy'],
  }),
};
