/** What a key does while the focus is in the player. */
export type Act =
  | { readonly kind: 'toggle' | 'captions' | 'mute' | 'screen' }
  | { readonly kind: 'skip'; readonly seconds: number }
  | { readonly kind: 'louder'; readonly by: number }
  | { readonly kind: 'speed'; readonly direction: 1 | -1 }
  /** Jumps to a tenth of the length. */
  | { readonly kind: 'tenth'; readonly tenth: number }

interface Key {
  readonly key: string
  /** The physical key, so that it works with a Persian layout too. */
  readonly code: string
  readonly shift: boolean
}

const byCode: Readonly<Record<string, Act>> = {
  Space: { kind: 'toggle' },
  KeyK: { kind: 'toggle' },
  KeyJ: { kind: 'skip', seconds: -10 },
  KeyL: { kind: 'skip', seconds: 10 },
  KeyC: { kind: 'captions' },
  KeyM: { kind: 'mute' },
  KeyF: { kind: 'screen' },
  // The seek bar runs from left to right in Persian too.
  ArrowLeft: { kind: 'skip', seconds: -10 },
  ArrowRight: { kind: 'skip', seconds: 10 },
  ArrowUp: { kind: 'louder', by: 0.05 },
  ArrowDown: { kind: 'louder', by: -0.05 },
  Home: { kind: 'tenth', tenth: 0 },
}

/** What a key does in any keyboard layout; null for keys that the player does not use. */
export function actOf({ key, code, shift }: Key): Act | null {
  if (key === '<' || (code === 'Comma' && shift)) return { kind: 'speed', direction: -1 }
  if (key === '>' || (code === 'Period' && shift)) return { kind: 'speed', direction: 1 }
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1]
  if (digit !== undefined && !shift) return { kind: 'tenth', tenth: Number(digit) }
  return shift ? null : (byCode[code] ?? null)
}
