import type { Registration } from '#modules/accounts/domain/registration.ts';

/** A registration that holds, but for its code; what a test is about is changed. */
export function aRegistration(changes: Partial<Registration> = {}): Registration {
  return {
    userId: 'buyer-1',
    password: 'Drive-1',
    passwordTwo: 'Drive-1',
    company: '宁波传动设备有限公司',
    industry: '输送机械',
    creditCode: '91350100M000100Y43',
    country: 'CN',
    area: '330000,330200,330203',
    email: 'buyer@example.com',
    address: '江北大道 1 号',
    telephone: '13812345678',
    postCode: '315000',
    verificationCode: 'ABC234',
    useProducts: ['JRT'],
    userName: '陈明',
    lastName: '',
    agreed: true,
    ...changes,
  };
}
