import { expect, test } from 'vitest'
import { readConfig } from '#server/config'
import { chooseBanks, ownAddress } from './choose.ts'

const merchant = '1344b5d4-0048-11e8-94db-005056a205be'
const real = { DATABASE_URL: 'postgres://x', SECRET: 's'.repeat(32) }
const namesOf = (settings: Record<string, string>) =>
  chooseBanks(readConfig(settings)).map(({ name }) => name)

test('a fresh machine has the sandbox, a real one what its settings name', () => {
  expect(namesOf({})).toEqual(['sandbox'])
  expect(namesOf(real)).toEqual([])
  expect(namesOf({ ...real, ZARINPAL_MERCHANT: merchant })).toEqual(['zarinpal'])
  expect(namesOf({ ZARINPAL_MERCHANT: merchant })).toEqual(['zarinpal'])
})

test('the settings of Zarinpal', () => {
  expect(readConfig({}).zarinpal).toBeNull()
  const config = readConfig({ ZARINPAL_MERCHANT: merchant, ZARINPAL_URL: 'https://sandbox.zarinpal.com' })
  expect(config.zarinpal).toMatchObject({ merchant, refunds: null })
  expect(config.zarinpal?.baseUrl.href).toBe('https://sandbox.zarinpal.com/')
  const refunds = readConfig({
    ZARINPAL_MERCHANT: merchant,
    ZARINPAL_URL: 'https://bank.example/zarinpal',
    ZARINPAL_ACCESS_TOKEN: 't',
    ZARINPAL_TERMINAL: '238',
  }).zarinpal
  expect(refunds?.baseUrl.href).toBe('https://bank.example/zarinpal/')
  expect(refunds?.refunds).toMatchObject({ token: 't', terminal: '238' })
  expect(refunds?.refunds?.url.href).toBe('https://next.zarinpal.com/api/v4/graphql')
  expect(() => readConfig({ ZARINPAL_MERCHANT: 'x' })).toThrow('ZARINPAL_MERCHANT')
})

test.each([
  [null, 'http://127.0.0.1:4000/'],
  ['0.0.0.0', 'http://127.0.0.1:4000/'],
  ['::', 'http://[::1]:4000/'],
  ['::1', 'http://[::1]:4000/'],
  ['192.0.2.7', 'http://192.0.2.7:4000/'],
  ['localhost', 'http://localhost:4000/'],
])('a process that listens on %s hears itself at %s', (host, address) => {
  expect(ownAddress({ port: 4000, host }).href).toBe(address)
})
