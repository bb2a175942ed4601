import { createHash, createHmac } from 'node:crypto'

interface Weighted {
  readonly weight: number
}

const parts = 2 ** 48

/** What a server says before who spins chooses their seed. */
export const commitmentOf = (serverSeed: Buffer): string =>
  createHash('sha256').update(serverSeed).digest('hex')

/** The digest from which a prize follows (contracts/wheel.ts). */
export const proofOf = (serverSeed: Buffer, clientSeed: string, spinId: string): string =>
  createHmac('sha256', serverSeed).update(`${clientSeed}:${spinId}`).digest('hex')

/** The prize into whose part of the table a proof falls. */
export function prizeOf<Prize extends Weighted>(prizes: readonly Prize[], proof: string): Prize {
  const sum = prizes.reduce((all, { weight }) => all + weight, 0)
  const point = (Number.parseInt(proof.slice(0, 12), 16) / parts) * sum
  let passed = 0
  for (const prize of prizes) {
    passed += prize.weight
    if (point < passed) return prize
  }
  throw new Error('a wheel has a prize for every point')
}
