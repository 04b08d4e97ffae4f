import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { isOneLine } from '#kernel/one-line.ts';
import { faultAt, NO_ONE_LINE } from '#kernel/told-fault.ts';
import { enquiryFieldNames, enquiryForm } from '#modules/enquiries/contract.ts';
import { because, evaluation, exists, nearestOption, wayOut } from './contract/evaluation.ts';
import { evaluationBody, waysOutBody } from './contract/evaluation-body.ts';
import { asClientsSend, savedFormExtras, savedFormWith } from './contract/saved-form.ts';

export type { WayOutDto } from './contract/evaluation.ts';
export { evaluation, reserveAnswer, toldFigure, toldFitting } from './contract/evaluation.ts';
export type { EvaluationBody, WaysOutBody } from './contract/evaluation-body.ts';
export { waysOutBody } from './contract/evaluation-body.ts';
export type { SavedForm } from './contract/saved-form.ts';
export {
  answeredFormWith,
  answeredHeadingWith,
  asClientsSend,
  formIn,
  savedForm,
  savedFormExtras,
  savedFormWith,
  sizedDrive,
} from './contract/saved-form.ts';

/** The engine for other systems (product decisions §3). */
export const evaluationRoutes = {
  waysOut: defineRoute({
    method: 'POST',
    path: '/v1/configurations/ways-out',
    access: 'public',
    summary: 'How one option can be had that does not fit, with the load kept; else where it exists',
    body: waysOutBody,
    /**
     * `because` is null where no rule stands against it: then the load does, or nothing. `nearest` holds, the nearer first, the
     * next smaller and the next larger option of the field that fit as things are; empty where its options stand in no order of size.
     */
    result: z.object({
      because: because.nullable(),
      nearest: z.array(nearestOption),
      waysOut: z.array(wayOut),
      exists: exists.nullable(),
    }),
    errors: ['configuration.unknown-basic-type', 'release.outdated'],
  }),
  evaluate: defineRoute({
    method: 'POST',
    path: '/v1/configurations/evaluate',
    access: 'public',
    summary: 'What is still possible with some choices: every option of every field, with reasons and ways out',
    body: evaluationBody,
    result: evaluation,
    errors: ['configuration.unknown-basic-type', 'release.outdated'],
  }),
};

const told = z.string().trim().max(200).refine(isOneLine, NO_ONE_LINE);

const OTHER_LINE = {
  zh: '与咨询的产品系列不符',
  en: 'is of another product line than the enquiry',
};

/** An engineer's help with a configuration that stands on the screen (product decisions §10). */
export const engineerRoutes = {
  ask: defineRoute({
    method: 'POST',
    path: '/v1/configurations/enquiries',
    access: 'public',
    onBehalf: true,
    summary:
      'Ask an engineer about a configuration; the form is judged anew and kept with the enquiry, whether it is a product or not',
    body: z
      .strictObject({
        enquiry: enquiryForm,
        /** What could not be had: an option, a near miss; empty where the whole is asked about. */
        asked: told.default(''),
        /** The figures that were asked for, in the words of the screen. */
        demand: z
          .array(
            z.strictObject({
              name: told,
              value: told,
              /** Which field it says, and its code or figure: with it each reader is told in their own language. */
              of: z.strictObject({ field: told, code: told }).exactOptional(),
            }),
          )
          .max(30)
          .default([]),
        /** Left out while no drive was chosen; a line may be sent as it was answered. */
        form: asClientsSend(savedFormWith(savedFormExtras)).nullable().default(null),
        /** The variables of the form somebody chose: with it whoever answers can tell them from the standard. */
        chosen: z.array(told).max(300).exactOptional(),
      })
      .refine(
        ({ enquiry, form }) => form === null || form.category === enquiry.productLine,
        faultAt(['form', 'category'], OTHER_LINE),
      ),
    fieldNames: enquiryFieldNames('body.enquiry'),
    result: z.object({ id: z.uuid() }),
    errors: ['enquiry.slowed'],
  }),
};
