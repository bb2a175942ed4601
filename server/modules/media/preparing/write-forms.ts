import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { FileStore } from '#platform/file-store'
import { audioForm, playlistForm, posterForm } from '../delivery/playable.ts'
import type { RenditionRow } from '../tables.ts'
import { ladderCommand, ladderFor, posterCommand, soundCommand } from './ladder.ts'
import type { Film } from './measure-film.ts'
import { ffmpeg } from './programs.ts'

export interface Work {
  readonly files: FileStore
  readonly fileId: string
  /** The film as a local file, and a folder for what is made of it. */
  readonly source: string
  readonly folder: string
  readonly film: Film
  readonly signal: AbortSignal
  readonly onPercent: (percent: number) => void
}

type Form = Omit<RenditionRow, 'file_id'>

const playlistType = 'application/vnd.apple.mpegurl'

/** Makes poster, ladder and sound of a film (or the sound of a sound) and puts them into the store. */
export async function writeForms(work: Work): Promise<Form[]> {
  const { film } = work
  const poster = film.picture ? [await writePoster(work)] : []
  const sound = film.hasSound ? join(work.folder, audioForm) : null
  await runFfmpeg(work, sound)
  const forms = [...poster]
  if (sound) forms.push(await store(work, audioForm, 'audio/mp4', sound))
  if (film.picture) forms.push(...(await storeLadder(work, film.picture)))
  return forms
}

/** One run reads the film once, whatever is written of it. */
async function runFfmpeg(
  { film, source, folder, signal, onPercent }: Work,
  sound: string | null,
): Promise<void> {
  const { picture, hasSound, seconds } = film
  const ladder = picture
    ? ladderCommand({ ...picture, hasSound }, ladderFor(picture.width, picture.height), join(folder, 'hls'))
    : []
  const given = ['-i', source, ...ladder, ...(sound ? soundCommand(sound) : [])]
  if (given.length > 2)
    await ffmpeg(given, signal, (second) => onPercent(Math.min(99, Math.floor((second / seconds) * 100))))
}

async function writePoster({ files, fileId, source, folder, film, signal }: Work): Promise<Form> {
  const path = join(folder, 'poster.png')
  await ffmpeg(posterCommand(source, film.seconds, path), signal, () => undefined)
  const drawn = sharp(await readFile(path)).resize({ width: 1280, withoutEnlargement: true })
  const { data, info } = await drawn.webp({ quality: 78 }).toBuffer({ resolveWithObject: true })
  await files.put(`${fileId}/${posterForm}`, data, 'image/webp')
  return { name: posterForm, type: 'image/webp', bytes: data.length, width: info.width, height: info.height }
}

/** Every piece first and the playlist last: what it names is there. */
async function storeLadder(
  work: Work,
  { width, height }: { width: number; height: number },
): Promise<Form[]> {
  const forms: Form[] = []
  for (const { name, side } of ladderFor(width, height)) {
    const folder = `hls/${name}`
    let bytes = 0
    for (const piece of (await readdir(join(work.folder, folder))).toSorted()) {
      const type = piece.endsWith('.m3u8') ? playlistType : 'video/mp4'
      bytes += (await store(work, `${folder}/${piece}`, type, join(work.folder, folder, piece))).bytes
    }
    const ratio = side / Math.min(width, height)
    const size = { width: Math.round(width * ratio), height: Math.round(height * ratio) }
    forms.push({ name: `${folder}/list.m3u8`, type: playlistType, bytes, ...size })
  }
  const main = await store(work, playlistForm, playlistType, join(work.folder, playlistForm))
  return [...forms, main]
}

async function store(
  { files, fileId, signal }: Work,
  name: string,
  type: string,
  path: string,
): Promise<Form> {
  signal.throwIfAborted()
  const { size: bytes } = await stat(path)
  await files.put(`${fileId}/${name}`, createReadStream(path), type)
  return { name, type, bytes, width: null, height: null }
}
