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
