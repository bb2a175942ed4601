import type { PaletteName, Tone } from './palettes.ts'
import { paletteOf } from './palettes.ts'

export const families = ['chalipa', 'hasht', 'dah', 'davazdah', 'shesh'] as const
export type Family = (typeof families)[number]

/**
 * Everything that decides a picture. `rotation` in degrees; `across` and `down` (0–1) are the position of one star in
 * the frame.
 */
export interface Plan {
  readonly family: Family
  /** Contact angle θ in degrees; chalipa has none. */
  readonly theta: number
  readonly palette: PaletteName
  readonly tone: Tone
  readonly rotation: number
  readonly scale: number
  readonly across: number
  readonly down: number
}

interface Choices {
  readonly thetas: readonly [number, number]
  readonly rotations: readonly number[]
  readonly scales: readonly number[]
}

const choices: Record<Family, Choices> = {
  chalipa: { thetas: [45, 45], rotations: [0, 45], scales: [0.8, 1, 1.3] },
  hasht: { thetas: [67.5, 60], rotations: [0, 45, 22.5], scales: [0.8, 1, 1.3] },
  dah: { thetas: [54, 54], rotations: [0, 18, 90], scales: [1, 1.2, 1.45] },
  davazdah: { thetas: [60, 60], rotations: [0, 30, 15], scales: [1.1, 1.25, 1.5] },
  shesh: { thetas: [60, 67.5], rotations: [0, 30, 15], scales: [1.05, 1.2, 1.5] },
}

/** FNV-1a over the characters, then two multiply-and-shift mixes; 32 bits, unsigned. */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A 32-bit counter generator: numbers in [0, 1), the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let counter = seed
  return () => {
    counter = (counter + 0x6d2b79f5) | 0
    let mixed = Math.imul(counter ^ (counter >>> 15), counter | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The plan of a slug. A new choice must take its random number after all others, so that no old cover changes. */
export function planOf(slug: string, category: string): Plan {
  const hash = hashOf(slug)
  const next = numbersFrom(hash)
  const pick = <T>(from: readonly [T, ...T[]] | readonly T[]): T =>
    from[Math.floor(next() * from.length)] as T
  const family = families[hash % families.length] ?? 'chalipa'
  const { thetas, rotations, scales } = choices[family]
  next()
  const theta = pick(thetas)
  const tone = next() < 0.62 ? 'night' : 'day'
  const rotation = pick(rotations)
  const scale = pick(scales)
  const across = 0.2 + next() * 0.6
  const down = 0.25 + next() * 0.5
  return { family, theta, palette: paletteOf(category, hashOf), tone, rotation, scale, across, down }
}
