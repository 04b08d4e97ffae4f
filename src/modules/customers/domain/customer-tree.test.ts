import { describe, expect, test } from 'vitest';
import { type Customer, type CustomerNode, customerTree, findCustomers } from './customer-tree.ts';

const customer = (id: string, parentId: string | null = null, customerName = id): Customer => ({
  id,
  customerName,
  parentId,
  mayActFor: true,
});
/** A tree as text: `a(b c)`. */
const drawn = (tree: readonly CustomerNode[]): string =>
  tree.map((node) => node.customerName + (node.children.length > 0 ? `(${drawn(node.children)})` : '')).join(' ');

describe('the customer tree', () => {
  test('puts centre customers below their customer, each level by name', () => {
    const tree = customerTree([customer('b'), customer('b2', 'b'), customer('a'), customer('b1', 'b')]);
    expect(drawn(tree)).toBe('a b(b1 b2)');
  });

  test('orders Chinese names by their sound', () => {
    expect(drawn(customerTree(['苏州', '北京', '广州'].map((name) => customer(name))))).toBe('北京 广州 苏州');
  });

  test('shows a centre customer whose customer is not within reach on the first level', () => {
    expect(drawn(customerTree([customer('child', 'elsewhere')]))).toBe('child');
  });

  test('of nobody is empty', () => {
    expect(customerTree([])).toEqual([]);
  });
});

describe('a search in the tree', () => {
  const tree = customerTree([
    customer('1', null, '华东传动 ACME'),
    customer('11', '1', '苏州输送机械'),
    customer('12', '1', '50%_折\\扣'),
    customer('2', null, '南方包装'),
  ]);

  test.each([
    ['', '华东传动 ACME(50%_折\\扣 苏州输送机械) 南方包装'],
    ['苏州', '华东传动 ACME(苏州输送机械)'],
    ['acme', '华东传动 ACME(50%_折\\扣 苏州输送机械)'],
    ['ＡＣＭＥ', '华东传动 ACME(50%_折\\扣 苏州输送机械)'],
    [' 南方 ', '南方包装'],
    ['%', '华东传动 ACME(50%_折\\扣)'],
    ['_', '华东传动 ACME(50%_折\\扣)'],
    ['\\', '华东传动 ACME(50%_折\\扣)'],
    ['.*', ''],
    ['没有', ''],
  ])('for %j keeps %s', (sought, kept) => {
    expect(drawn(findCustomers(tree, sought))).toBe(kept);
  });
});
