import { cartRoutes } from '#modules/cart/contract.ts';
import type { LineStore } from '#modules/configurator/web/public.ts';
import { call } from '#web/calls/call.ts';

/** The cart as the wizard's place to save to. */
export const SAVED_LINES: LineStore = {
  create: (form, idempotencyKey, beside = {}) =>
    call(cartRoutes.create, { body: { ...form, ...beside }, headers: { 'idempotency-key': idempotencyKey } }),
  update: ({ id, version, quantity }, form, idempotencyKey, beside = {}) =>
    call(cartRoutes.update, {
      params: { id },
      body: { ...form, ...beside, version, quantity },
      headers: { 'idempotency-key': idempotencyKey },
    }),
  open: (id, signal) => call(cartRoutes.open, { params: { id }, signal }),
};
