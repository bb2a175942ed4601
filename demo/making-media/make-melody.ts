import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Note, play, wav } from './plucked-string.ts'

/** Plays the scales of Mahur and Shur on a plucked string and encodes them: `node demo/making-media/make-melody.ts`. */

const media = join(import.meta.dirname, '../courses/media')

/** Semitones above the C of 261.63 Hz; a koron lowers a note by half a semitone. */
const tones = {
  do: 0,
  re: 2,
  miKoron: 3.5,
  mi: 4,
  fa: 5,
  sol: 7,
  la: 9,
  siBemol: 10,
  si: 11,
  highDo: 12,
  highRe: 14,
} as const
type Tone = keyof typeof tones

const row = (from: number, step: number, names: readonly Tone[]): Note[] =>
  names.map((name, place) => ({
    at: from + place * step,
    hertz: 261.63 * 2 ** (tones[name] / 12),
    seconds: place === names.length - 1 ? 2.2 : step * 1.6,
  }))

const up: Tone[] = ['do', 're', 'mi', 'fa', 'sol', 'la', 'si', 'highDo']
const shur: Tone[] = ['re', 'miKoron', 'fa', 'sol', 'la', 'siBemol', 'highDo', 'highRe']
const notes = [
  ...row(0.3, 0.75, up),
  ...row(8.3, 0.75, up.toReversed()),
  ...row(16.5, 0.75, shur),
  ...row(24.5, 0.75, shur.toReversed()),
  ...row(32.5, 1.1, ['re', 'mi', 'fa']),
  ...row(37.5, 1.1, ['re', 'miKoron', 'fa']),
  ...row(42.5, 0.42, ['sol', 'fa', 'miKoron', 'fa', 'sol', 'fa', 'miKoron', 're', 'fa', 'miKoron', 're']),
]

const folder = mkdtempSync(join(tmpdir(), 'melody-'))
const sound = join(folder, 'sound.wav')
writeFileSync(sound, wav(play(notes, 50)))
execFileSync('ffmpeg', [
  '-v',
  'error',
  '-y',
  '-i',
  sound,
  '-c:a',
  'aac',
  '-b:a',
  '56k',
  '-ac',
  '1',
  '-movflags',
  '+faststart',
  join(media, 'mahur-and-shur.m4a'),
])
rmSync(folder, { recursive: true })
