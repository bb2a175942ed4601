import { ink, line, type Point, paper, pomegranate, saffron, teal } from './figures.ts'

/** Covers of the demo's courses whose subject can be drawn, as SVG; the others keep the girih of their field. */

const size = { width: 1280, height: 720 } as const
const night = '#0B1B33'

const cover = (ground: string, drawn: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${ground}"/>${drawn.join('')}</svg>`

const circle = ([x, y]: Point, radius: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`

const box = ([x, y]: Point, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`

const path = (along: string, colour: string, width: number, fill = 'none'): string =>
  `<path d="${along}" fill="${fill}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const around = ([x, y]: Point, radius: number, degrees: number): Point => {
  const turned = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(turned), y + radius * Math.sin(turned)]
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

/** Income by month, right to left, under the line of what is left of it. */
function ledger(): string {
  const heights = [120, 160, 150, 220, 260, 240, 330, 390]
  const at = (month: number): number => 1090 - month * 124
  const kept = heights.map((height, month): Point => [at(month) + 34, 560 - height * 0.62 - 90])
  return cover(paper, [
    ...upTo(5).map((step) => line([150, 600 - step * 105], [1150, 600 - step * 105], '#D9D4C5', 2)),
    ...heights.map((height, month) => box([at(month), 600 - height], 68, height, teal, 'rx="8"')),
    path(`M${kept.map((point) => point.join(',')).join(' L')}`, saffron, 10),
    ...kept.map((point) => circle(point, 13, paper, `stroke="${saffron}" stroke-width="8"`)),
    line([130, 600], [1170, 600], ink, 6),
  ])
}

/** A history with two branches, one of which has come back. */
function branches(): string {
  const commit = (point: Point, colour: string) =>
    circle(point, 24, '#F2F6FA', `stroke="${colour}" stroke-width="12"`)
  return cover('#F2F6FA', [
    path('M1180,360 H100', ink, 12),
    path('M1000,360 C900,360 920,180 820,180 H520 C420,180 440,360 340,360', teal, 12),
    path('M680,360 C600,360 620,540 520,540 H200', pomegranate, 12),
    ...[1090, 880, 680, 340, 180].map((x) => commit([x, 360], ink)),
    ...[780, 660, 540].map((x) => commit([x, 180], teal)),
    ...[470, 330, 220].map((x) => commit([x, 540], pomegranate)),
  ])
}

/** An editor with a short program; only its shape, so that nobody has to read it. */
function program(): string {
  const lines: readonly (readonly [number, readonly (readonly [number, string])[]])[] = [
    [
      0,
      [
        [90, saffron],
        [170, '#E8EDF5'],
      ],
    ],
    [
      1,
      [
        [120, '#7FD1C7'],
        [60, saffron],
        [220, '#E8EDF5'],
      ],
    ],
    [
      1,
      [
        [70, saffron],
        [150, '#E8EDF5'],
        [110, '#F2A7A0'],
      ],
    ],
    [
      2,
      [
        [160, '#7FD1C7'],
        [240, '#E8EDF5'],
      ],
    ],
    [1, [[100, saffron]]],
    [
      2,
      [
        [200, '#F2A7A0'],
        [90, '#E8EDF5'],
      ],
    ],
    [
      0,
      [
        [140, '#7FD1C7'],
        [190, '#E8EDF5'],
      ],
    ],
  ]
  const drawn = lines.flatMap(([depth, words], row) => {
    let x = 290 + depth * 64
    return words.map(([width, colour]) => {
      const word = box([x, 220 + row * 58], width, 22, colour, 'rx="11"')
      x += width + 24
      return word
    })
  })
  return cover('#DCE7EE', [
    box([190, 90], 900, 560, night, 'rx="26"'),
    ...[pomegranate, saffron, teal].map((colour, at) => circle([240 + at * 44, 140], 13, colour)),
    ...upTo(7).map((row) => box([236, 222 + row * 58], 18, 18, '#35507A', 'rx="5"')),
    ...drawn,
  ])
}

/** A setar: the pear of its body, the long neck with its frets, four strings. */
function setar(): string {
  const frets = [0, 70, 132, 190, 242, 292, 336, 378, 416, 450]
  return cover('#F4E7D3', [
    `<g transform="rotate(-62 640 360)">`,
    path('M640,470 C770,500 800,690 640,760 C480,690 510,500 640,470 Z', '#5A2C14', 8, '#A65A2A'),
    ...[-34, 0, 34].map((bend) =>
      path(`M640,474 C${640 + bend * 2.4},560 ${640 + bend * 2},690 640,756`, '#7A3E1C', 4),
    ),
    box([622, -160], 36, 640, '#4A2410', 'rx="10"'),
    ...frets.map((y) => line([620, y - 60], [660, y - 60], '#F4E7D3', 4)),
    ...upTo(4).map((string) => line([628 + string * 8, -140], [628 + string * 8, 700], '#F6D9A8', 2)),
    ...[-120, -84].flatMap((y) => [
      line([590, y], [622, y], '#4A2410', 14),
      line([658, y + 18], [690, y + 18], '#4A2410', 14),
    ]),
    box([606, 694], 68, 10, '#3A1B0B', 'rx="4"'),
    '</g>',
  ])
}

/** The seven stars of the Great Bear over the desert. */
function bear(): string {
  const stars: readonly Point[] = [
    [250, 190],
    [380, 160],
    [480, 215],
    [590, 270],
    [620, 390],
    [800, 410],
    [830, 280],
  ]
  const scattered = (at: number, by: number) => Math.abs(Math.sin(at * by) * 43758.5453) % 1
  const small = upTo(140).map((at) =>
    circle(
      [Math.round(scattered(at + 1, 12.9898) * 1280), Math.round(scattered(at + 1, 78.233) * 540)],
      (at % 3) + 1,
      '#DCE7F7',
      `opacity="${(0.35 + (at % 5) * 0.12).toFixed(2)}"`,
    ),
  )
  return cover(night, [
    ...small,
    path(`M${stars.map((star) => star.join(',')).join(' L')} L590,270`, '#6F8DB8', 3),
    ...stars.map((star) => circle(star, 10, '#FFF4D6')),
    path('M0,610 C240,520 420,600 640,590 C880,580 1040,500 1280,580 V720 H0 Z', '#3B2C3F', 0, '#3B2C3F'),
    path('M0,670 C300,610 520,690 800,650 C1000,620 1120,660 1280,640 V720 H0 Z', '#241B2E', 0, '#241B2E'),
  ])
}

/** A search tree with the way to one of its leaves. */
function tree(): string {
  const levels: readonly (readonly Point[])[] = upTo(4).map((level) =>
    upTo(2 ** level).map((place): Point => [1180 - ((place + 0.5) * 1080) / 2 ** level, 110 + level * 165]),
  )
  const way = [0, 1, 2, 5]
  const isOnWay = (level: number, place: number) => way[level] === place
  const edges = levels
    .slice(1)
    .flatMap((row, above) =>
      row.map((point, place) =>
        line(
          levels[above]?.[place >> 1] ?? point,
          point,
          isOnWay(above + 1, place) ? saffron : '#9FB4C7',
          isOnWay(above + 1, place) ? 10 : 5,
        ),
      ),
    )
  const nodes = levels.flatMap((row, level) =>
    row.map((point, place) => circle(point, 36 - level * 4, isOnWay(level, place) ? saffron : teal)),
  )
  return cover('#EEF3F2', [...edges, ...nodes])
}

/** White light that a prism spreads. */
function prism(): string {
  const colours = ['#D7263D', '#F46036', '#F2C14E', '#3BB273', '#2E86AB', '#5B4B9E', '#8E3B8A']
  const face = (y: number): Point => [640 - (y - 150) * 0.537, y]
  const fan = colours.map((colour, at) => {
    const points = [face(344 + at * 8), [0, 318 + at * 52], [0, 370 + at * 52], face(352 + at * 8)]
    return `<polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="${colour}"/>`
  })
  return cover('#10131C', [
    line([1280, 250], [748, 346], '#F7F7F2', 14),
    ...fan,
    `<polygon points="748,339 748,353 ${face(400).join(',')} ${face(344).join(',')}" fill="#F7F7F2" fill-opacity="0.5"/>`,
    `<polygon points="640,150 860,560 420,560" fill="#C9D9E8" fill-opacity="0.28" stroke="#E8F0F7" stroke-width="8" stroke-linejoin="round"/>`,
  ])
}

/** The blades of an aperture. */
function aperture(): string {
  const centre: Point = [640, 360]
  const blades = upTo(8).map((at) => {
    const turned = at * 45
    const points = [
      around(centre, 290, turned),
      around(centre, 290, turned + 45),
      around(centre, 128, turned + 68),
      around(centre, 128, turned + 23),
    ]
    return `<polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="${at % 2 ? '#2B3A4E' : '#3A4D66'}" stroke="#10192A" stroke-width="5" stroke-linejoin="round"/>`
  })
  return cover('#E9E3D6', [
    circle(centre, 330, '#10192A'),
    circle(centre, 296, '#22303F'),
    circle(centre, 140, '#F2C14E'),
    ...blades,
    circle(centre, 313, 'none', 'stroke="#4F6482" stroke-width="10"'),
    ...upTo(36).map((at) =>
      line(around(centre, 322, at * 10), around(centre, at % 3 ? 330 : 318, at * 10), '#C8D3E0', 4),
    ),
  ])
}

/** Streets of a town around a square, and a place that is marked. */
function town(): string {
  const street = (from: Point, to: Point) => line(from, to, '#FFFFFF', 30)
  return cover('#E3EBDD', [
    path('M-20,560 C260,480 380,640 640,560 C900,480 1010,600 1300,500', '#9CC7DA', 60),
    ...(
      [
        [90, 60, 210, 150],
        [360, 60, 190, 150],
        [90, 270, 210, 130],
        [860, 70, 170, 140],
        [1080, 70, 150, 140],
        [860, 280, 370, 110],
        [620, 60, 170, 120],
      ] as const
    ).map(([x, y, width, height]) => box([x, y], width, height, '#CFD9C4', 'rx="14"')),
    street([-20, 240], [1300, 240]),
    street([330, -20], [330, 740]),
    street([825, -20], [825, 740]),
    street([-20, 430], [1300, 430]),
    street([590, 240], [590, 740]),
    box([380, 275], 180, 120, '#A9CFA0', 'rx="40"'),
    circle([690, 336], 20, '#00000022'),
    path('M690,330 C600,220 610,120 690,120 C770,120 780,220 690,330 Z', '#7C1A12', 6, pomegranate),
    circle([690, 190], 32, paper),
  ])
}

/** Two people who answer each other in two scripts. */
function talk(): string {
  const said = (text: string, [x, y]: Point, colour: string) =>
    `<text x="${x}" y="${y}" font-family="Vazirmatn" font-weight="800" font-size="150" fill="${colour}" text-anchor="middle">${text}</text>`
  return cover('#EAF2F4', [
    path(
      'M700,110 H1090 Q1150,110 1150,170 V350 Q1150,410 1090,410 H1050 L1060,490 L960,410 H700 Q640,410 640,350 V170 Q640,110 700,110 Z',
      teal,
      0,
      teal,
    ),
    path(
      'M190,300 H560 Q620,300 620,360 V530 Q620,590 560,590 H330 L230,670 L240,590 H190 Q130,590 130,530 V360 Q130,300 190,300 Z',
      saffron,
      0,
      saffron,
    ),
    said('سلام', [895, 300], paper),
    said('Hi!', [375, 500], ink),
  ])
}

/** By the address of the course. */
export const covers = {
  'basic-accounting': ledger(),
  'data-structures': tree(),
  dastgah: setar(),
  'everyday-english': talk(),
  'git-basics': branches(),
  'light-and-colour': prism(),
  'observing-the-sky': bear(),
  photography: aperture(),
  'python-from-zero': program(),
  'small-business': town(),
} as const
