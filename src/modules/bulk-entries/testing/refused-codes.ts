/** Rows that are no products: the reasons, the nearest product, and the line in whose search they open. */
export const REFUSED = [
  [
    'JRTRF67-DN90L4-i26.72-M1',
    ['The code does not say: Output flange diameter (possible: 200, 250)'],
    'JRTRF67-DN90L4-TF-i26.72-M1/0X-S35x70/F200',
    'JRT',
  ],
  [
    'JRTR67-90L4-i26.72-M1',
    ['The unit is not supplied with the input "90L4"; the nearest is DN90L4'],
    'JRTR67-DN90L4-TF-i26.72-M1/0X-S35x70',
    'JRT',
  ],
  [
    'KA77 DRN100L4 i=64.75',
    ['"DRN100L4" may mean several inputs of the unit; please say which: DN100L24, DN100L14'],
    'JRTKA77-DN100L24-TF-i64.75-M1/0X-H50',
    'JRT',
  ],
  ['JRTR67-DN90L4-i26.72-M1/QQ', ['"QQ" is not understood'], 'JRTR67-DN90L4-TF-i26.72-M1/0X-S35x70', 'JRT'],
  [
    'JRTR67-DN112M4-i23.44',
    [
      'JRTR67 is not supplied with DN112M4 at the ratio 23.44, but with DN100L24, DN100L14, DN90L4, DN90S4, DN80M24, DN80M14 and 4 more',
    ],
    'JRTR67-DN112M4-TF-i19.89-M1/0X-S35x70',
    'JRT',
  ],
  [
    'JRTS67-DN90L4-i106.75',
    [
      'JRTS67 is not supplied with DN90L4 at the ratio 106.75, but with DN90S4, DN80M24, DN80M14, DN71M24, DN71M14, DN63M24 and 1 more',
    ],
    'JRTS67-DN80M24-TF-i106.75-M1/0X/A-S35x70',
    'JRT',
  ],
  [
    'JRTR67-DN112M4-i24.2',
    ['There is no ratio of 24.2; the nearest is i19.89'],
    'JRTR67-DN112M4-TF-i19.89-M1/0X-S35x70',
    'JRT',
  ],
  ['JRTR67-DN90L4', ['The ratio is missing, such as i57.35'], '', 'JRT'],
  [
    'JRTKA77-DN100L14-i64.75-M1-H45',
    ['Hollow shaft bore 45 is not possible: This unit is not built in this assembly type. Possible: 50'],
    'JRTKA77-DN100L14-TF-i64.75-M1/0X-H50',
    'JRT',
  ],
  ['SEW R47 DRS71', ['No type code stands here: one begins with JRT, JRW, JRH, JRP, JD'], '', 'JRT'],
  [
    'JRW063-DN80M4/B14-i30-B3/0X-H25/FA180',
    ['"DN80M4/B14" may mean several inputs of the unit; please say which: DN80M14/B14, DN80M24/B14'],
    'JRW063-DN80M14/B14-TF-i30-B3/0X-H25/FA/F180',
    'JRW',
  ],
  [
    'JRTK57-DN90L5-i48.89-M1',
    ['The unit is not supplied with the input "DN90L5"; the nearest is DN90L4'],
    'JRTK57-DN90L4-TF-i48.89-M1/0X/A-S35x70',
    'JRT',
  ],
  ['JRTK57-DN80M14-BE2/XX-i48.89-M1', ['"XX" is not understood'], 'JRTK57-DN80M14-BE2/TF-i48.89-M1/0X/A-S35x70', 'JRT'],
  [
    'JRTK57-DN80M14-BE2/EY-i48.89-M1',
    ['"EY" is not understood; is EX meant?'],
    'JRTK57-DN80M14-BE2/TF-i48.89-M1/0X/A-S35x70',
    'JRT',
  ],
];
