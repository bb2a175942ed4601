import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { draw } from './draw.ts'
import { play, wav } from './plucked-string.ts'
import { filmSeconds, frameAt } from './pythagoras-frame.ts'

/** Draws the film about Pythagoras frame by frame and encodes it: `node demo/making-media/make-film.ts`. */

const framesPerSecond = 25
const film = join(import.meta.dirname, '../courses/media/pythagoras.mp4')

/** The quiet broken chord that is played in each scene. */
const chords: readonly (readonly number[])[] = [
  [220, 277.18, 329.63, 440],
  [196, 246.94, 293.66, 392],
  [174.61, 220, 261.63, 349.23],
  [196, 246.94, 329.63, 392],
]
const notes = Array.from({ length: 16 }, (_, bar) =>
  (chords[Math.floor(bar / 2) % 4] ?? []).map((hertz, place) => ({
    at: 0.4 + bar * 2.1 + place * 0.5,
    hertz,
    seconds: 2.4,
    loudness: 0.3,
  })),
).flat()

const folder = await mkdtemp(join(tmpdir(), 'film-'))
const sound = join(folder, 'sound.wav')
await writeFile(sound, wav(play(notes, filmSeconds)))
const size = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', '640x360', '-r', `${framesPerSecond}`]
const picture = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '24', '-pix_fmt', 'yuv420p', '-g', '50']
const heard = [
  '-af',
  'volume=0.5',
  '-c:a',
  'aac',
  '-b:a',
  '48k',
  '-ac',
  '1',
  '-shortest',
  '-movflags',
  '+faststart',
]
const ffmpeg = spawn('ffmpeg', ['-y', ...size, '-i', '-', '-i', sound, ...picture, ...heard, film], {
  stdio: ['pipe', 'inherit', 'inherit'],
})
const ended = once(ffmpeg, 'close')
for (let frame = 0; frame < filmSeconds * framesPerSecond; frame++) {
  const drawn = draw(frameAt(frame / framesPerSecond))
  if (!ffmpeg.stdin.write(drawn.pixels)) await once(ffmpeg.stdin, 'drain')
}
ffmpeg.stdin.end()
await ended
await rm(folder, { recursive: true })
