import { savedForm } from '#modules/configurator/contract.ts';
import type { LineStore } from '#modules/configurator/web/public.ts';
import { enquiryRoutes } from '#modules/enquiries/contract.ts';
import { call } from '#web/calls/call.ts';
import { SAVED_LINES } from './saved-lines.ts';

/** Enquiries as the wizard's place to open configurations from; what becomes of one is saved as a new line, the enquiry keeps its own. */
export const ENQUIRED_LINES: LineStore = {
  create: SAVED_LINES.create,
  update: (_, form, idempotencyKey) => SAVED_LINES.create(form, idempotencyKey),
  async open(id, signal) {
    const { configuration, subject } = await call(enquiryRoutes.open, { params: { id }, signal });
    const form = savedForm.parse(configuration?.form);
    return { id, version: 1, quantity: 1, productName: subject, form, abilities: { edit: true } };
  },
};
