export {
  BILL_FORMATS,
  BILL_LANGUAGES,
  type BillFormat,
  billRoutes,
  billStepRoutes,
  type ListedBillDto,
  type OpenBillDto,
} from './contract/bills.ts';
export { type FieldRulesDto, type HsCodeDto, ruleRoutes } from './contract/rules.ts';
export { type AccountDto, type SellerDto, sellerRoutes } from './contract/sellers.ts';
export {
  type ListedShipmentDto,
  type OpenShipmentDto,
  shipmentRoutes,
  shipmentStepRoutes,
} from './contract/shipments.ts';
