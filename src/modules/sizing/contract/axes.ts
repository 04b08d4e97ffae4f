import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { MAX_AXES, MAX_AXES_TEXT } from '#modules/sizing/domain/axes/read-axes.ts';
import { UNIT_SYSTEMS } from '#product/unit-system.ts';
import { judgedDrive } from './answer.ts';
import { sizingBody } from './asked.ts';

/** So many machines are sized with one call: a second's work at most. */
export const MACHINES_AT_ONCE = 10;

/** Several machines at once, as those who size a whole plant have them: the axes of a table. */
export const axesRoutes = {
  drives: defineRoute({
    method: 'POST',
    path: '/v1/sizing/axes',
    access: 'public',
    summary:
      'The best drives of several machines: of each machine the best of every series, or the nearest where none fits',
    body: z.strictObject({ machines: z.array(sizingBody).min(1).max(MACHINES_AT_ONCE) }),
    result: z.object({
      /** In the order of the machines. */
      rows: z.array(
        z.object({
          /** The best of all first; empty until torque and speed are known. */
          drives: z.array(judgedDrive),
        }),
      ),
    }),
    errors: ['sizing.unknown-application', 'sizing.refused'],
  }),
  file: defineRoute({
    method: 'POST',
    path: '/v1/sizing/axes/file',
    access: 'public',
    summary: 'A table of axes with the results of each, as XLSX or CSV',
    body: z.strictObject({
      application: z.string().min(1).max(40),
      /** As it was pasted: the first row names the inputs. */
      text: z.string().max(MAX_AXES_TEXT),
      unit: z.enum(UNIT_SYSTEMS).default('si'),
      format: z.enum(['xlsx', 'csv']),
      /** What stands in the column of the drive, row by row. */
      drives: z.array(z.string().max(200)).max(MAX_AXES).default([]),
    }),
    mostBytes: 1_048_576,
    result: z.unknown(),
    file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
    errors: ['sizing.unknown-application', 'sizing.refused'],
  }),
};
