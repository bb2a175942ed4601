/** Drawn portraits of the demo's people, as SVG: heads and shoulders in flat colours, without features of a face. */

type Hair = 'short' | 'curly' | 'grey' | 'bald' | 'scarf' | 'shawl'

interface Portrait {
  readonly hair: Hair
  readonly hairColour: string
  readonly skin: string
  readonly cloth: string
  readonly ground: string
  readonly beard?: 'full' | 'stubble' | 'moustache'
  readonly glasses?: true
  readonly collar?: 'shirt' | 'round' | 'suit'
}

const skins = ['#F1C9A5', '#E3B08A', '#D39C72', '#C58B62'] as const
const [fair, wheat, olive, brown] = skins
const black = '#23252E'
const chestnut = '#5A3A29'
const ink = '#14213D'

/** By the public name of the person. */
const people: Readonly<Record<string, Portrait>> = {
  niloofar: { hair: 'shawl', hairColour: black, skin: fair, cloth: '#E9A13B', ground: '#D8F0EF' },
  kaveh: {
    hair: 'curly',
    hairColour: chestnut,
    skin: wheat,
    cloth: '#3E5585',
    ground: '#FCEFD2',
    beard: 'stubble',
    collar: 'round',
  },
  'maryam-bahrami': {
    hair: 'scarf',
    hairColour: chestnut,
    skin: wheat,
    cloth: '#5B4A7A',
    ground: '#EAE6DC',
    glasses: true,
  },
  'arman-kazemi': {
    hair: 'grey',
    hairColour: '#8D8F98',
    skin: wheat,
    cloth: '#14213D',
    ground: '#D8F0EF',
    glasses: true,
    beard: 'stubble',
    collar: 'suit',
  },
  'shima-norouzi': { hair: 'shawl', hairColour: chestnut, skin: fair, cloth: '#0E7C86', ground: '#FCEBD3' },
  'behzad-yazdani': {
    hair: 'short',
    hairColour: black,
    skin: olive,
    cloth: '#A8442A',
    ground: '#E4EEF5',
    beard: 'full',
    collar: 'round',
  },
  'leila-rahimi': {
    hair: 'scarf',
    hairColour: black,
    skin: wheat,
    cloth: '#1C7C4D',
    ground: '#F4F1E9',
    glasses: true,
  },
  'peyman-ghasemi': {
    hair: 'curly',
    hairColour: black,
    skin: olive,
    cloth: '#E6A01F',
    ground: '#DDE3EF',
    glasses: true,
    beard: 'full',
    collar: 'round',
  },
  'mozhgan-salehi': {
    hair: 'shawl',
    hairColour: '#7A5A3C',
    skin: olive,
    cloth: '#8F2D4F',
    ground: '#E6F1EA',
  },
  'sohrab-farhadi': {
    hair: 'bald',
    hairColour: '#6C6E77',
    skin: brown,
    cloth: '#5C6B4A',
    ground: '#FCEFD2',
    beard: 'full',
    collar: 'shirt',
  },
  'yasaman-sharifi': { hair: 'scarf', hairColour: chestnut, skin: fair, cloth: '#2F6FA8', ground: '#FBE3E0' },
}

/** Of the crowd; `demo/identity/avatars.ts` says whose they are. */
const women: readonly Portrait[] = [
  { hair: 'scarf', hairColour: black, skin: olive, cloth: '#C2557A', ground: '#E4EEF5' },
  { hair: 'shawl', hairColour: black, skin: wheat, cloth: '#6B7A3A', ground: '#D8F0EF', glasses: true },
  { hair: 'scarf', hairColour: chestnut, skin: fair, cloth: '#14213D', ground: '#FCEFD2' },
  { hair: 'shawl', hairColour: '#7A5A3C', skin: fair, cloth: '#B4532A', ground: '#E6F1EA' },
  { hair: 'scarf', hairColour: black, skin: wheat, cloth: '#0A5E66', ground: '#FBE3E0', glasses: true },
  { hair: 'shawl', hairColour: black, skin: olive, cloth: '#8A6BB0', ground: '#FCEFD2' },
]
const men: readonly Portrait[] = [
  { hair: 'short', hairColour: black, skin: fair, cloth: '#0E7C86', ground: '#F4F1E9', collar: 'shirt' },
  { hair: 'curly', hairColour: chestnut, skin: olive, cloth: '#3E5585', ground: '#FCEBD3', collar: 'round' },
  {
    hair: 'short',
    hairColour: chestnut,
    skin: wheat,
    cloth: '#7A4E00',
    ground: '#DDF1E5',
    beard: 'moustache',
    collar: 'shirt',
  },
  {
    hair: 'bald',
    hairColour: '#6C6E77',
    skin: wheat,
    cloth: '#3B6E7A',
    ground: '#EAE6DC',
    glasses: true,
    collar: 'suit',
  },
  {
    hair: 'grey',
    hairColour: '#B7B9C2',
    skin: olive,
    cloth: '#5B4A7A',
    ground: '#E4EEF5',
    beard: 'full',
    collar: 'round',
  },
  {
    hair: 'curly',
    hairColour: black,
    skin: brown,
    cloth: '#A8442A',
    ground: '#D8F0EF',
    beard: 'stubble',
    collar: 'round',
  },
]

const shape = (along: string, fill: string, more = ''): string =>
  `<path d="${along}" fill="${fill}" ${more}/>`
const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

const shoulders = 'M62 512 C66 420 138 384 208 372 L304 372 C374 384 446 420 450 512 Z'
const veiled = new Set<Hair>(['scarf', 'shawl'])

/** A colour mixed with black by a part from 0 to 1. */
function darker(colour: string, part: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) * (1 - part))
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

const behind: Partial<Record<Hair, (one: Portrait) => string>> = {
  scarf: ({ cloth }) =>
    shape(
      'M256 78 C150 78 120 168 126 256 C130 330 116 386 96 430 L416 430 C396 386 382 330 386 256 C392 168 362 78 256 78 Z',
      darker(cloth, 0.16),
    ),
  shawl: ({ cloth }) =>
    shape(
      'M256 84 C160 84 132 168 138 250 C142 320 120 380 84 436 L428 436 C392 380 370 320 374 250 C380 168 352 84 256 84 Z',
      darker(cloth, 0.16),
    ),
}

const above: Record<Hair, (one: Portrait) => string> = {
  short: ({ hairColour }) =>
    shape(
      'M166 226 C150 130 206 92 262 94 C330 96 366 146 346 228 C340 196 326 178 306 168 C262 186 206 176 184 176 C174 190 170 206 166 226 Z',
      hairColour,
    ),
  curly: ({ hairColour }) =>
    [
      [176, 190, 34],
      [188, 148, 38],
      [226, 118, 40],
      [272, 112, 42],
      [314, 134, 40],
      [338, 178, 34],
      [250, 140, 40],
    ]
      .map(([x = 0, y = 0, radius = 0]) => oval(x, y, radius, radius, hairColour))
      .join(''),
  grey: ({ hairColour }) =>
    shape(
      'M164 236 C150 140 200 98 262 98 C330 98 364 150 348 236 C342 214 336 196 328 186 C300 150 222 148 188 182 C176 194 168 214 164 236 Z',
      hairColour,
    ),
  bald: ({ hairColour }) =>
    shape(
      'M162 262 C154 232 156 204 166 186 C170 214 172 236 176 262 Z M350 262 C358 232 356 204 346 186 C342 214 340 236 336 262 Z',
      hairColour,
    ),
  scarf: ({ hairColour, cloth }) =>
    shape(
      'M174 214 C186 138 220 128 262 130 C312 132 332 164 338 214 C320 176 292 168 256 168 C220 168 192 178 174 214 Z',
      hairColour,
    ) +
    shape(
      'M256 92 C166 92 142 170 150 262 C154 214 170 166 214 148 C246 136 290 138 316 158 C346 182 356 220 362 262 C370 170 346 92 256 92 Z',
      cloth,
    ) +
    shape(
      'M150 256 C156 330 190 392 256 404 C322 392 356 330 362 256 C372 320 380 372 420 430 C380 470 306 474 256 440 C206 474 132 470 92 430 C132 372 140 320 150 256 Z',
      cloth,
    ) +
    shape('M256 404 C236 424 216 446 210 512 L286 512 C290 460 284 424 256 404 Z', darker(cloth, 0.1)),
  shawl: ({ hairColour, cloth }) =>
    shape(
      'M168 250 C160 158 206 118 258 126 C224 140 194 176 184 236 Z M344 250 C352 158 318 118 258 126 C306 146 324 184 328 236 Z',
      hairColour,
    ) +
    shape(
      'M252 88 C168 88 142 160 148 246 C152 190 176 132 250 122 C330 128 358 190 364 246 C370 160 340 88 252 88 Z',
      cloth,
    ) +
    shape('M148 240 C150 330 130 396 82 450 C150 486 220 470 262 436 C226 412 170 340 148 240 Z', cloth) +
    shape(
      'M364 240 C362 330 386 396 430 450 C372 496 262 492 210 436 C280 430 346 340 364 240 Z',
      darker(cloth, 0.07),
    ),
}

const beards: Record<NonNullable<Portrait['beard']>, (colour: string) => string> = {
  full: (colour) =>
    shape(
      'M168 252 C170 336 206 372 256 372 C306 372 342 336 344 252 C336 286 316 296 300 292 C276 284 236 284 212 292 C196 296 176 286 168 252 Z',
      colour,
    ),
  stubble: (colour) =>
    shape(
      'M170 262 C174 336 210 366 256 366 C302 366 338 336 342 262 C330 300 312 312 290 308 C270 302 242 302 222 308 C200 312 182 300 170 262 Z',
      colour,
      'opacity="0.42"',
    ),
  moustache: (colour) =>
    shape(
      'M210 290 C226 274 246 278 256 284 C266 278 286 274 302 290 C286 302 268 296 256 294 C244 296 226 302 210 290 Z',
      colour,
    ),
}

const collars: Record<NonNullable<Portrait['collar']>, (cloth: string) => string> = {
  round: (cloth) =>
    shape('M196 376 C214 414 298 414 316 376 L304 372 C292 398 220 398 208 372 Z', darker(cloth, 0.2)),
  shirt: (cloth) =>
    shape('M202 372 L256 430 L214 452 L184 380 Z M310 372 L256 430 L298 452 L328 380 Z', darker(cloth, 0.18)),
  suit: (cloth) =>
    shape('M206 370 L256 432 L306 370 L322 512 L190 512 Z', '#F7F5EF') +
    shape('M246 432 L266 432 L276 512 L236 512 Z', '#0E7C86') +
    shape('M206 370 L170 388 L214 512 L236 512 Z M306 370 L342 388 L298 512 L276 512 Z', darker(cloth, 0.25)),
}

const spectacles = `<g fill="none" stroke="${ink}" stroke-width="6"><rect x="184" y="214" width="62" height="46" rx="20"/><rect x="266" y="214" width="62" height="46" rx="20"/><path d="M246 230 C252 226 260 226 266 230 M184 228 L168 222 M328 228 L344 222"/></g>`

function portrait(one: Portrait): string {
  const { skin, cloth, ground, hair, beard, collar, glasses, hairColour } = one
  const drawn = [
    behind[hair]?.(one) ?? '',
    shape(shoulders, cloth),
    shape('M214 330 L298 330 L304 384 C290 412 222 412 208 384 Z', darker(skin, 0.12)),
    collar ? collars[collar](cloth) : '',
    veiled.has(hair) ? '' : oval(168, 244, 14, 24, skin) + oval(344, 244, 14, 24, skin),
    shape(
      'M170 214 C170 140 212 112 256 112 C300 112 342 140 342 214 C342 300 308 358 256 358 C204 358 170 300 170 214 Z',
      skin,
    ),
    beard ? beards[beard](hairColour) : '',
    above[hair](one),
    glasses ? spectacles : '',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><rect width="512" height="512" fill="${ground}"/>${drawn.join('')}</svg>`
}

/** SVG by the name of the file without its ending. */
export const portraits: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(people).map(([handle, one]) => [handle, portrait(one)]),
  ...women.map((one, at) => [`woman-${at + 1}`, portrait(one)]),
  ...men.map((one, at) => [`man-${at + 1}`, portrait(one)]),
])
