/** What the site is called and how it looks, for both sides. */

/** Colour sets; each is tested for contrast in both themes (`web/app/palettes.css`). */
export const palettes = ['firuze', 'lajvard', 'banafsh', 'arghavan'] as const
export type Palette = (typeof palettes)[number]

export const paletteNames: Readonly<Record<Palette, string>> = {
  firuze: 'فیروزه‌ای',
  lajvard: 'لاجوردی',
  banafsh: 'بنفش',
  arghavan: 'ارغوانی',
}

/** Their colour of actions in the light theme, for what has no style sheet: app manifest, pictures. */
export const paletteColours: Readonly<Record<Palette, string>> = {
  firuze: '#0e7c86',
  lajvard: '#246dcc',
  banafsh: '#8851c8',
  arghavan: '#c0308b',
}

export const usualSiteName = 'آروند'

/** The name is stored on the global object, because the bundle that renders pages has its own copy of this module. */
const place = Symbol.for('arvand.site-name')
const around: { [place]?: string } = globalThis as object

/** Sets the name of the site in this process or this browser. */
export function setSiteName(name: string): void {
  around[place] = name
}

/** What the site is called. */
export const siteName = (): string => around[place] ?? usualSiteName
