import { describe, expect, test } from 'vitest';
import type { CustomerNode } from '#modules/customers/domain/customer-tree.ts';
import { customerRows, nextOf, startOf } from './customer-rows.ts';

const node = (name: string, children: CustomerNode[] = [], mayActFor = true): CustomerNode => ({
  id: name,
  customerName: name,
  mayActFor,
  children,
});
const TREE = [node('east', [node('suzhou'), node('wuxi')]), node('south')];
const OWN = [node('own', [node('child')], false)];

describe('the lines of the tree', () => {
  test('know their level and their place among their siblings', () => {
    const places = customerRows(TREE, false).map((row) => [
      row.customer?.id,
      row.level,
      `${row.position}/${row.siblings}`,
    ]);
    expect(places).toEqual([
      ['east', 1, '1/2'],
      ['suzhou', 2, '1/2'],
      ['wuxi', 2, '2/2'],
      ['south', 1, '2/2'],
    ]);
  });

  test('begin with nobody while one acts', () => {
    const [first, second] = customerRows(TREE, true);
    expect([first?.customer, first?.position, first?.siblings]).toEqual([undefined, 1, 3]);
    expect([second?.customer?.id, second?.position]).toEqual(['east', 2]);
  });
});

describe('the choice', () => {
  test.each([
    ['the first customer', TREE, '', undefined, 'east'],
    ['the one acted for', TREE, '', 'wuxi', 'wuxi'],
    ['the first found, not the one above it', TREE, 'wu', undefined, 'wuxi'],
    ['the first one may act for', OWN, '', undefined, 'child'],
    ['nobody when nothing is found', TREE, 'zzz', undefined, undefined],
  ])('starts at %s', (_, tree, sought, chosen, expected) => {
    const rows = customerRows(tree, false);
    expect(rows[startOf(rows, sought, chosen)]?.customer?.id).toBe(expected);
  });

  test('moves over what cannot be chosen and stops at the ends', () => {
    const rows = customerRows(OWN, false);
    expect(nextOf(rows, 1, -1)).toBe(1);
    expect(nextOf(rows, 1, 1)).toBe(1);
    expect(nextOf(customerRows(TREE, false), 0, 1)).toBe(1);
  });
});
