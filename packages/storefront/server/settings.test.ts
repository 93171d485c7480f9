import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('stands on defaults without an environment', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    brand: undefined,
    pinnedMarket: undefined,
    b2cOrigin: undefined,
  });
});

test('a port for each market answers for its market', () => {
  const { marketPorts, hosts } = readSettings({
    MARKET_PORTS: '3001=mx, 3002=br',
    MARKET_HOSTS: 'pecas.example=br',
  });
  expect(marketPorts).toEqual({ 3001: 'mx', 3002: 'br' });
  expect(hosts).toEqual({ 'localhost:3001': 'mx', 'localhost:3002': 'br', 'pecas.example': 'br' });
});

test('origins of the payment service are addresses, or refused by name', () => {
  const { paymentOrigins } = readSettings({ PAYMENT_ORIGINS: 'https://pay.example/sdk, https://b.example' });
  expect(paymentOrigins).toEqual(['https://pay.example', 'https://b.example']);
  expect(readSettings({}).paymentOrigins).toEqual([]);
  expect(() => readSettings({ PAYMENT_ORIGINS: "'unsafe-inline'" })).toThrow('PAYMENT_ORIGINS names');
});

test('how the database is used is read, or refused by name', () => {
  const env = { DATABASE_POOL_MAX: '4', DATABASE_NAMED_STATEMENTS: 'false' };
  expect(readSettings(env).databaseSettings).toMatchObject({ poolMax: 4, namedStatements: false });
  expect(() => readSettings({ DATABASE_POOL_MAX: '0' })).toThrow("DATABASE_POOL_MAX is '0'");
});

test('a replica is one of a database server, or refused by name', () => {
  const [primary, replica] = ['postgres://shop@n1.example/shop', 'postgres://shop@n2.example/shop'];
  const both = { DATABASE_URL: primary, DATABASE_READ_URL: replica };
  expect(readSettings(both)).toMatchObject({ databaseUrl: primary, databaseReadUrl: replica });
  expect(readSettings({ ...both, DATABASE_READ_URL: '' }).databaseReadUrl).toBeUndefined();
  expect(() => readSettings({ DATABASE_READ_URL: replica })).toThrow(
    'DATABASE_READ_URL is set without DATABASE_URL: a replica needs a primary.',
  );
  // What was given holds a password.
  expect(() => readSettings({ ...both, DATABASE_READ_URL: 'n2.example/shop?password=hidden' })).toThrow(
    /^DATABASE_READ_URL is no address\. Give it one such as postgres:\/\/user@db\.example\/shop\.$/,
  );
});

test('a port that is no number is refused by name', () => {
  expect(() => readSettings({ PORT: 'web' })).toThrow("PORT is 'web'");
});

test('[PLUS-040] production does not start without a sender for its mails', () => {
  const env = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' };
  expect(() => readSettings(env)).toThrow("MAIL_FROM is ''");
  expect(() => readSettings({ ...env, MAIL_FROM: 'shop@driveline.invalid' })).toThrow('MAIL_FROM is');
  expect(readSettings({ ...env, MAIL_FROM: 'Shop <orders@shop.example>' }).mailFrom).toBe(
    'Shop <orders@shop.example>',
  );
  // Another process sends them, or nobody does.
  expect(readSettings({ ...env, B2C_ORIGIN: 'https://b2c.example' }).mailFrom).toBe('orders@localhost');
  expect(readSettings({ NODE_ENV: 'production' }).mailFrom).toBe('orders@localhost');
});
