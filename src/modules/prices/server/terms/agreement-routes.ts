import type { Releases } from '#modules/catalogue/server/public.ts';
import { agreementRoutes as routes } from '#modules/prices/contract.ts';
import { productKeyOf } from '#modules/prices/domain/agreement.ts';
import { agreementFacts } from '#modules/prices/domain/agreement-facts.ts';
import { lastDayEndedOn, stateOn } from '#modules/prices/domain/agreement-state.ts';
import { price } from '#modules/prices/domain/price.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { keyText } from '#modules/prices/server/component-label.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { presentAgreements } from './agreement-answer.ts';
import { agreementBasis, refuseFamily } from './agreement-basis.ts';
import { listUnitOf, type NamedProduct, productOfCode } from './agreement-product.ts';
import { addAgreement, endAgreement, lockAgreement } from './agreement-store.ts';
import { findCustomer, lockCustomer } from './terms-store.ts';

/** Serves the prices agreed with customers; like terms they are written by the owner of the tables, for the administrator. */
export function serveAgreements(portal: Portal, releases: Releases): void {
  serve(portal, routes.list, ({ db, locale, now, params }) => presentAgreements(db, params.id, { locale, now }));

  serve(portal, routes.product, async ({ db, locale, params, query }) => {
    if ((await findCustomer(db, params.id)) === undefined) throw new Failure('record.unknown');
    const basis = await agreementBasis(db, params.id);
    const product = await productOfCode(db, releases, query.typeCode, locale);
    const listUnit = listUnitOf(product, basis);
    const usual = price(product.facts, basis.list, { group: basis.group }, query.quantity);
    return {
      ...{ typeCode: product.typeCode, productName: product.productName },
      ...{ currency: basis.list.currency, listUnit: listUnit.minor },
      usualUnit: usual.status === 'on-request' ? null : usual.unit.minor,
    };
  });

  serveCommand(portal, routes.make, {
    asOwner: true,
    async prepare({ body: { about }, db, locale }): Promise<NamedProduct | undefined> {
      return about.selector === 'product' ? productOfCode(db, releases, about.typeCode, locale) : undefined;
    },
    async load(tx, { params }) {
      const customer = await lockCustomer(tx, params.id);
      return customer && { customer, basis: await agreementBasis(tx, customer.id) };
    },
    may({ basis }, { body: { about, validFrom, validTo }, now }, _tx, product) {
      const today = providerDay(now);
      const isOver = validTo !== null && (validTo < today || validTo < (validFrom ?? today));
      if (isOver) throw new Failure('price-agreement.days', { today });
      if (about.selector === 'family') refuseFamily(basis, about.key);
      if (product !== undefined) listUnitOf(product, basis);
    },
    async change(tx, { customer, basis }, { body, now }, product) {
      const { about, agreed, validFrom = providerDay(now), ...said } = body;
      const agreement = {
        ...{ ...said, ...agreed, validFrom, currency: basis.list.currency, selector: about.selector },
        ...namedBy(about.selector === 'family' ? about.key : '', product),
      };
      await addAgreement(tx, { ...agreement, id: portal.newId(), organisationId: customer.id, createdAt: now });
      return { id: customer.id, details: agreementFacts(agreement) };
    },
    event: ({ id, details }) => ({ action: 'price-agreement.made', object: id, details }),
    keep: ({ id }) => ({ id }),
    answer: (tx, { id }, told) => presentAgreements(tx, id, told),
  });

  serveCommand(portal, routes.end, {
    asOwner: true,
    load: (tx, { params }) => lockAgreement(tx, params.id),
    may(agreement, { now }) {
      if (stateOn(agreement, providerDay(now)) === 'ended') throw new Failure('price-agreement.over');
    },
    async change(tx, agreement, { now }) {
      await endAgreement(tx, agreement.id, lastDayEndedOn(agreement, providerDay(now)));
      return { id: agreement.organisationId, details: agreementFacts(agreement) };
    },
    event: ({ id, details }) => ({ action: 'price-agreement.ended', object: id, details }),
    keep: ({ id }) => ({ id }),
    answer: (tx, { id }, told) => presentAgreements(tx, id, told),
  });
}

/** By what an agreement finds its products, and what it is called where no language is asked for. */
function namedBy(family: string, product: NamedProduct | undefined): { readonly key: string; readonly name: string } {
  if (product === undefined) return { key: family, name: keyText(family) };
  return { key: productKeyOf(product.facts), name: product.typeCode };
}
