import type { z } from 'zod'
import type { provenSpin } from './wheel.ts'

export type ProvenSpin = z.input<typeof provenSpin>

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether a spin's result follows from what its server committed to (wheel.ts); by WebCrypto, in a browser too. */
export async function isSound(spin: ProvenSpin): Promise<boolean> {
  const seed = bytesOf(spin.serverSeed)
  if (hexOf(await crypto.subtle.digest('SHA-256', seed)) !== spin.commitment) return false
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const said = new TextEncoder().encode(`${spin.clientSeed}:${spin.id}`)
  const proof = hexOf(await crypto.subtle.sign('HMAC', key, said))
  const sum = spin.prizes.reduce((all, { weight }) => all + weight, 0)
  const point = (Number.parseInt(proof.slice(0, 12), 16) / 2 ** 48) * sum
  let passed = 0
  const drawn = spin.prizes.find(({ weight }) => {
    passed += weight
    return point < passed
  })
  return proof === spin.proof && drawn !== undefined && drawn.id === spin.prize.id
}
