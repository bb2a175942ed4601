/** Colours of one cover, in the order of the drawing: ground, kite, star, strap, spark, line. */
export interface Palette {
  readonly ground: string
  readonly kite: string
  readonly star: string
  readonly strap: string
  readonly spark: string
  readonly line: string
}
export type Tone = 'night' | 'day'

function palette(colours: string): Palette {
  const [ground = '', kite = '', star = '', strap = '', spark = '', line = ''] = colours.split(' ')
  return { ground, kite, star, strap, spark, line }
}

export const palettes = {
  lajvard: {
    night: palette('#15244A #1C3163 #2F66A3 #E9EEF6 #E6A01F #0D1733'),
    day: palette('#D5DFEF #C3D2E8 #3E6BA8 #FFFFFF #E6A01F #7F97BF'),
  },
  firoozeh: {
    night: palette('#0A4F58 #0E626C #1E9AA0 #E8F5F2 #F0C05A #06363D'),
    day: palette('#CFEAE7 #B9DFDC #1C8C93 #FFFFFF #E6A01F #6FB4B2'),
  },
  zafaran: {
    night: palette('#7A4A08 #8F5A10 #D6952A #FFF6E2 #FFE3A0 #543203'),
    day: palette('#FBE7BE #F7DBA0 #D9911C #FFFFFF #8F5A10 #D2A550'),
  },
  anar: {
    night: palette('#611827 #771F32 #B5495A #FAECE8 #F0C05A #430E1A'),
    day: palette('#F6DAD7 #F0C8C5 #B04455 #FFFFFF #E6A01F #CE8E8F'),
  },
  pesteh: {
    night: palette('#294A2C #345B36 #77A05D #F3F6E8 #E9C46A #1A321D'),
    day: palette('#E0EACF #D1DFBB #678F4D #FFFFFF #D9911C #9DB585'),
  },
  banafsh: {
    night: palette('#33265A #403070 #7A66B3 #F0ECF8 #F0C05A #22183F'),
    day: palette('#E3DCF1 #D5CBE9 #6B57A5 #FFFFFF #E6A01F #A496C9'),
  },
  ajor: {
    night: palette('#6B3520 #80432A #C07F58 #FCEFE4 #F3C978 #4A2313'),
    day: palette('#F5DFCF #EFD0BA #B26A41 #FFFFFF #8A3F22 #CB9C7E'),
  },
} satisfies Record<string, Record<Tone, Palette>>

export type PaletteName = keyof typeof palettes
export const paletteNames = Object.keys(palettes) as PaletteName[]

const byCategory: Readonly<Record<string, PaletteName>> = {
  mathematics: 'lajvard',
  programming: 'firoozeh',
  arts: 'zafaran',
  literature: 'anar',
  sciences: 'pesteh',
  music: 'banafsh',
  business: 'ajor',
}

/** The palette of a category; a palette's own name also works, and any other word always gets the same palette. */
export function paletteOf(category: string, hash: (word: string) => number): PaletteName {
  const known = byCategory[category] ?? paletteNames.find((name) => name === category)
  return known ?? paletteNames[hash(category) % paletteNames.length] ?? 'lajvard'
}
