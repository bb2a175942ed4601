import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verifyFile } from './verify-file.ts'

/** Signed by the server's code, with other packages than those that check here. */
const fixture = join(import.meta.dirname, '../../../../../tests/fixtures/openbadges/signed.json')
const { key, credential } = JSON.parse(readFileSync(fixture, 'utf8')) as {
  readonly key: string
  readonly credential: {
    readonly '@context': readonly string[]
    readonly issuer: object
    readonly credentialSubject: object
    readonly proof: { readonly proofValue: string }
  }
}
const check = (value: unknown, keys = [key]) =>
  verifyFile(typeof value === 'string' ? value : JSON.stringify(value), keys)

test('it is right with its proof in a list too, as files are given', async () => {
  expect(await check({ ...credential, proof: [credential.proof] })).toMatchObject({ is: 'signed' })
})

test('a file as it was signed is right, and says of whom it speaks, without a network', async () => {
  expect(await check(credential)).toEqual({
    is: 'signed',
    said: {
      holder: 'سیده فاطمه‌زهرا حسینی‌نژاد طباطبایی',
      title: 'تحلیل داده با Python و pandas، از پاک‌سازی تا گزارش',
      issuer: 'آروند',
      issuedAt: '2026-10-14T09:00:00Z',
      endsAt: '2028-10-14T20:30:00Z',
      code: 'AR-8K2M-Q7XD-W3NB',
    },
  })
})

test.each([
  ['its end', { ...credential, validUntil: '2099-01-01T00:00:00Z' }],
  ['a word more', { ...credential, awardedDate: '2026-10-14T09:00:00Z' }],
  ['a term that nobody knows', { ...credential, motto: 'x' }],
  ['its subject', { ...credential, credentialSubject: { ...credential.credentialSubject, result: [] } }],
  [
    'the meaning of its words, by terms of their own',
    { ...credential, '@context': [...credential['@context'], { motto: 'https://example.com/motto' }] },
  ],
  [
    'the meaning of a word within it',
    { ...credential, credentialSubject: { ...credential.credentialSubject, '@context': {} } },
  ],
  ['its context', { ...credential, '@context': ['https://www.w3.org/ns/credentials/v2'] }],
  ['its proof', { ...credential, proof: { ...credential.proof, created: '2020-01-01T00:00:00Z' } }],
  [
    'its signature',
    {
      ...credential,
      proof: { ...credential.proof, proofValue: credential.proof.proofValue.replace(/.$/, '1') },
    },
  ],
])('a file in which somebody changed %s is told', async (_what, changed) => {
  expect(await check(changed)).toEqual({ is: 'changed' })
})

test('a file of another issuer, or that is none', async () => {
  expect(await check(credential, [])).toEqual({ is: 'foreign' })
  const issuer = { ...credential.issuer, id: 'https://elsewhere.example/keys.json' }
  expect(await check({ ...credential, issuer })).toEqual({ is: 'foreign' })
  for (const none of ['', '[]', '{"a":1}', '{']) expect(await check(none)).toEqual({ is: 'unreadable' })
})
