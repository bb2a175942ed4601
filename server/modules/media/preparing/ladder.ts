interface Size {
  readonly width: number
  readonly height: number
}

/** One size of the HLS ladder: its short side in pixels, and its highest bit rate. */
export interface Rung {
  readonly name: string
  readonly side: number
  readonly kbits: number
}

const rungs: readonly Rung[] = [
  { name: '144p', side: 144, kbits: 120 },
  { name: '240p', side: 240, kbits: 280 },
  { name: '360p', side: 360, kbits: 600 },
  { name: '480p', side: 480, kbits: 1100 },
  { name: '720p', side: 720, kbits: 2400 },
  { name: '1080p', side: 1080, kbits: 4500 },
]

/** The sizes up to the film's own, never larger ones; a film below all of them gets one of its own size. */
export function ladderFor(width: number, height: number): Rung[] {
  const side = Math.min(width, height)
  const own = rungs.filter((rung) => rung.side <= side)
  return own.length > 0 ? own : [{ name: '144p', side: side - (side % 2), kbits: 120 }]
}

const pieceSeconds = 6

/**
 * By default ffmpeg starts as many threads for each size as there are cores, and each thread takes memory: a 4K film
 * took 556 MiB with one thread, 673 MiB with two.
 */
export const threadsFor = ({ width, height }: Size): string[] => [
  '-threads',
  Math.min(width, height) > 1080 ? '1' : '2',
]

/** Arguments with which ffmpeg writes the ladder into a folder: `main.m3u8` and a folder per size. */
export function ladderCommand(
  film: Size & { readonly hasSound: boolean },
  steps: readonly Rung[],
  folder: string,
): string[] {
  const labels = steps.map((_, nth) => `[s${nth}]`).join('')
  const scaled = steps.map(({ side }, nth) => `[s${nth}]scale=${scaleTo(film, side)},format=yuv420p[v${nth}]`)
  const maps = steps.flatMap((_, nth) => ['-map', `[v${nth}]`, ...(film.hasSound ? ['-map', '0:a:0'] : [])])
  const limits = steps.flatMap(({ kbits }, nth) => [
    `-maxrate:v:${nth}`,
    `${kbits}k`,
    `-bufsize:v:${nth}`,
    `${kbits * 2}k`,
  ])
  const streams = steps.map(({ name }, nth) => `v:${nth}${film.hasSound ? `,a:${nth}` : ''},name:${name}`)
  return [
    ...['-filter_complex', [`[0:v:0]split=${steps.length}${labels}`, ...scaled].join(';')],
    ...maps,
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-sc_threshold', '0', ...threadsFor(film)],
    ...['-force_key_frames', `expr:gte(t,n_forced*${pieceSeconds})`],
    ...limits,
    ...(film.hasSound ? ['-c:a', 'aac', '-b:a', '64k', '-ac', '2'] : []),
    ...['-map_metadata', '-1', '-f', 'hls', '-hls_time', String(pieceSeconds), '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_flags', 'independent_segments'],
    ...['-master_pl_name', 'main.m3u8', '-hls_fmp4_init_filename', 'init.mp4'],
    ...['-hls_segment_filename', `${folder}/%v/%05d.m4s`, '-var_stream_map', streams.join(' ')],
    `${folder}/%v/list.m3u8`,
  ]
}

/** An ffmpeg scale: `-2` gives the long side in proportion, rounded to an even number. */
const scaleTo = ({ width, height }: Size, side: number): string =>
  width >= height ? `-2:${side}` : `${side}:-2`

const mostSide = 720

/** The film as one MP4, for uploads that browsers do not play and for downloading. */
export const filmCommand = (film: Size & { readonly hasSound: boolean }, path: string): string[] => {
  const side = Math.min(film.width, film.height, mostSide)
  return [
    ...['-map', '0:v:0', ...(film.hasSound ? ['-map', '0:a:0'] : [])],
    ...['-vf', `scale=${scaleTo(film, side - (side % 2))},format=yuv420p`],
    ...[
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '23',
      '-maxrate',
      '2400k',
      '-bufsize',
      '4800k',
      ...threadsFor(film),
    ],
    ...(film.hasSound ? ['-c:a', 'aac', '-b:a', '96k', '-ac', '2'] : []),
    ...['-map_metadata', '-1', '-movflags', '+faststart', path],
  ]
}

/** The sound alone, for slow connections. */
export const soundCommand = (path: string): string[] => [
  ...['-map', '0:a:0', '-vn', '-c:a', 'aac', '-b:a', '64k', '-map_metadata', '-1', '-movflags', '+faststart'],
  path,
]

/** One picture out of the film, soon after its beginning, where it is seldom black. */
export const posterCommand = (source: string, seconds: number, path: string): string[] => [
  ...[
    '-threads',
    '1',
    '-ss',
    String(Math.min(5, seconds / 10)),
    '-i',
    source,
    '-frames:v',
    '1',
    '-update',
    '1',
  ],
  path,
]
