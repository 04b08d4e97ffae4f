import { expect, test } from 'vitest';
import { isUnchanged, revisionChanges } from './revision-changes.ts';
import type { FrozenItem, RevisionBody } from './sheet-body.ts';

const SPEED = { zh: '输出转速', en: 'Output speed' };
const POSITION = { zh: '安装位置', en: 'Mounting position' };
const HEADING = { zh: '安装', en: 'Mounting' };

const ITEM: FrozenItem = {
  ...{ itemNo: 1, productName: 'P', typeCode: 'T', fullTypeCode: 'T-1', release: '1.0', releaseHash: 'a' },
  ...{ quantity: 2, customerPartNo: '', remark: '' },
  groups: [
    {
      heading: HEADING,
      values: [
        { label: POSITION, value: 'M1' },
        { label: SPEED, symbol: 'n2', value: '50', unit: 'r/min' },
      ],
    },
  ],
};
const BODY: RevisionBody = {
  ...{ number: 'DS2611-00001', no: 1, title: 'Hall 2', customerName: 'C', remark: '', quoteNumber: '' },
  ...{ orderNumber: '', isDemo: false, items: [ITEM] },
};

test('a revision that says the same is unchanged', () => {
  expect(isUnchanged(revisionChanges(BODY, { ...BODY, no: 2 }))).toBe(true);
});

test('what is said of the whole and of an item is told field by field', () => {
  const after = { ...BODY, title: 'Hall 3', items: [{ ...ITEM, quantity: 5, remark: 'painted' }] };
  expect(revisionChanges(BODY, after).fields).toEqual([
    { itemNo: null, field: 'title', label: null, before: 'Hall 2', after: 'Hall 3' },
    { itemNo: 1, field: 'quantity', label: null, before: '2', after: '5' },
    { itemNo: 1, field: 'remark', label: null, before: '', after: 'painted' },
  ]);
});

test('a value of a configuration is told with its unit, one that is gone or new with an empty side', () => {
  const groups = [{ heading: HEADING, values: [{ label: SPEED, symbol: 'n2', value: '60', unit: 'r/min' }] }];
  const after = { ...BODY, items: [{ ...ITEM, groups }] };
  expect(revisionChanges(BODY, after).fields).toEqual([
    { itemNo: 1, field: null, label: POSITION, before: 'M1', after: '' },
    { itemNo: 1, field: null, label: SPEED, before: '50 r/min', after: '60 r/min' },
  ]);
});

test('items that came and went are named', () => {
  const after = { ...BODY, items: [{ ...ITEM, itemNo: 2 }] };
  expect(revisionChanges(BODY, after)).toEqual({ added: [2], dropped: [1], fields: [] });
});
