import { expect, test } from 'vitest'
import { checkFile } from './check-file.ts'

const keys = async () => ({ keys: [{ kty: 'OKP' as const, crv: 'Ed25519' as const, x: 'A'.repeat(43) }] })
const aSave = (sequence: number) => ({ sequence, receipt: 'e30.AA', answers: [] })
const file = (saves: readonly unknown[]) => JSON.stringify({ attemptId: 'a', saves })

test('what cannot be read or checked is told apart from what is disproved', async () => {
  expect(await checkFile('not json', keys)).toEqual({ whyNot: 'no-file' })
  expect(await checkFile(file([]), keys)).toEqual({ whyNot: 'empty' })
  const cut = () => Promise.reject(new TypeError('cut'))
  expect(await checkFile(file([aSave(1)]), cut)).toEqual({ whyNot: 'no-keys' })
  expect(await checkFile(file([aSave(1)]), keys)).toMatchObject({ saves: [{ fault: 'unsigned' }] })
})
