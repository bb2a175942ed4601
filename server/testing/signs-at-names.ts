import { withSignsAtNames } from '@arvand/persian/clean-text'
import { expect } from 'vitest'

/** Titles, and the same with each Latin name isolated from the Persian line around it, as it must be drawn. */
const titles = [
  ['دورهٔ C++', 'دورهٔ \u2066C++\u2069'],
  ['.NET چیست', '\u2066.NET\u2069 چیست'],
  ['C# و F#', '\u2066C#\u2069 و \u2066F#\u2069'],
] as const

/** Holds a picture of a title to this: as it is stored it is drawn as in isolates, and not as without any marks. */
export async function expectSignsAtNames(draw: (title: string) => Promise<Buffer>): Promise<void> {
  for (const [title, isolated] of titles) {
    const stored = await draw(withSignsAtNames(title))
    expect(stored.equals(await draw(isolated)), title).toBe(true)
    expect(stored.equals(await draw(title)), title).toBe(false)
  }
}
