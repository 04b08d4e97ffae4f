import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';

const params = z.strictObject({ id: z.string().min(1).max(100) });
const subscription = z.object({ isSubscribed: z.boolean() });

/** Who follows an order is told by mail what becomes of it (commerce §9). */
export const subscriptionRoutes = {
  follow: defineRoute({
    method: 'PUT',
    path: '/v1/orders/:id/subscription',
    access: 'orders.read',
    summary:
      'Follow an order: be told by mail what becomes of it, as long as one may read it; followed again it stays followed',
    params,
    result: subscription,
    errors: ['record.unknown'],
  }),
  unfollow: defineRoute({
    method: 'DELETE',
    path: '/v1/orders/:id/subscription',
    access: 'orders.read',
    summary: 'Follow an order no more; one that is not followed is so already',
    params,
    result: subscription,
    errors: ['record.unknown'],
  }),
};
