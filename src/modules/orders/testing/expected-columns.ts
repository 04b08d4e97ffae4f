/** The headings of the list of order lines, as the specification names them in its order (specification 000 §2). */
export const EXPECTED_COLUMNS = [
  'PI No.',
  'Order date',
  'Customer',
  'Material code',
  'Shipping type',
  'Model name',
  'Quantity',
  'Unit price',
  'Total amount',
  'Manufacturing number',
  'Item number',
  'Estimated finished date',
  'Actual finished date',
  'Currency',
  'Order status',
  'Ready status',
];
