import type { Actor } from '#kernel/actor.ts';
import type { Scope } from '#kernel/scope.ts';
import type { LineDto, OpenLineDto } from '#modules/cart/contract.ts';
import { lineAbilities } from '#modules/cart/domain/line-access.ts';
import type { LineRow, OpenLineRow } from './configuration-store.ts';

/** A line as a person sees it, with what the person may do. */
export function presentLine(row: LineRow, actor: Actor, scope: Scope): LineDto {
  return {
    ...row,
    productConfig: { productName: row.productName },
    userId: row.actorName,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    abilities: lineAbilities(actor, scope, row.organisationId),
  };
}

/** A line with its form. */
export function presentOpenLine(row: OpenLineRow, actor: Actor, scope: Scope): OpenLineDto {
  return { ...presentLine(row, actor, scope), form: row.form };
}
