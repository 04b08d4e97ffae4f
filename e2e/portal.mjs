// A portal for the browser tests on PORT, its data in DATA_DIR: the embedded database, demo accounts.
process.env.DATABASE_URL = '';
process.env.DEMO = '1';
process.env.LOG = 'none';
// The demo's password is published: hashing it need not be dear.
process.env.PASSWORD_MEMORY = '8';
// Every test is a client with an address of its own (client-address.ts).
process.env.TRUST_PROXY = '127.0.0.1';
process.env.DEMO_ALLOW_REMOTE = '1';
// A partner whose system may send people in; the test signs with the same key.
process.env.PARTNERS ??= 'shop:a-key-for-the-browser-tests-alone-0001';
process.env.PARTNER_CUSTOMERS ??= 'shop:*';
await import('../dist/server/main.js');
