// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openOrders } from '#modules/orders/testing/web-orders.tsx';
import type { ProductSheetDto } from '#modules/shares/contract.ts';
import { configureCalls } from '#web/calls/call.ts';
import { endSession } from '#web/session/session.ts';
import { Component as ItemPage } from './item-page.tsx';

afterEach(() => {
  cleanup();
  endSession();
  vi.restoreAllMocks();
});

const AT = { address: '/order-manager/my/o-1/items/10', path: '/order-manager/my/:id/items/:itemNumber' };
const SHEET: ProductSheetDto = {
  ...{
    category: 'JRT',
    title: 'Data sheet',
    productName: 'JRTKAF77',
    typeCode: 'JRTKAF77',
    fullTypeCode: 'JRTKAF77/C',
  },
  ...{
    release: { version: '1.4', isInForce: false },
    picture: null,
    figures: [],
    sections: [],
    notes: [],
    standards: [],
  },
};

const open = (answer: unknown) => openOrders(ItemPage, AT, () => answer);

it('has the drawings of the item as it was ordered, each as a file under the name of the product', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const fetched: string[] = [];
  const { user } = await open(SHEET);
  await screen.findByText('By the product data of release 1.4, with which it was ordered.');
  configureCalls({
    fetch: async (input) => {
      fetched.push(new URL(String(input), 'http://portal').pathname);
      return new Response('ISO-10303-21;', { headers: { 'content-disposition': 'attachment' } });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Drawings as ordered' }));
  await user.click(screen.getByRole('menuitem', { name: '3D model (STEP)' }));
  await waitFor(() => expect(saved).toEqual(['JRTKAF77-3D.step']));
  expect(fetched).toEqual(['/api/v1/orders/o-1/items/10/drawings/step']);
});

it('says of an item that nobody configured here that there are no drawings, and leads back to its order', async () => {
  await open('order.not-configured');
  await screen.findByText('Not configured in the portal: no drawings');
  screen.getByText(/No: order.not-configured/);
  expect(screen.getByRole('link', { name: 'To the order' }).getAttribute('href')).toBe('/order-manager/my/o-1');
});
