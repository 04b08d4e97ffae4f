/** A type code of each line, as a nameplate carries it: what a sample list shows. */
export const EXAMPLE_CODES = [
  'JRTR67-DN90L2-TF-i28.83-M1/0X-S35x70',
  'JRTKAF77-DN90L4-TF/EA/C/KS-i29.27-M2/0X-H50/F300',
  'JRW063-DN80M14/B14-TF-i30-B3/0X-H25/FA/F180',
  'JRPL23-3F-AM132-i158.18/10-S',
  'JRHH3SH08-1400/AD-i28.64-A/CW/R-FAN',
  'JD-DN132S4-B3/T/X-TF',
] as const;
