import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '#platform/file-store'
import type { Readers } from '#platform/reader-process'
import { posterForm } from '../delivery/picture.ts'
import { audioForm, filmForm, playlistForm } from '../delivery/playable.ts'
import { isStrange } from '../kinds.ts'
import { fileReader } from '../reader.ts'
import type { RenditionRow } from '../tables.ts'
import { filmCommand, ladderCommand, ladderFor, posterCommand, soundCommand, threadsFor } from './ladder.ts'
import type { Film } from './measure-film.ts'
import { ffmpeg, ProgramRefused } from './programs.ts'

export interface Work {
  readonly files: FileStore
  readonly readers: Readers
  readonly fileId: string
  /** The type of the uploaded file. */
  readonly type: string
  /** The path of the film on the local disk, and of the folder for the forms that are made of it. */
  readonly source: string
  readonly folder: string
  readonly film: Film
  readonly signal: AbortSignal
  readonly onPercent: (percent: number) => void
}

type Form = Omit<RenditionRow, 'file_id'>

const playlistType = 'application/vnd.apple.mpegurl'

/** Makes poster, ladder and sound of a film (of an audio file only the sound) and puts them into the store. */
export async function writeForms(work: Work): Promise<Form[]> {
  const { film } = work
  const poster = film.picture ? [await writePoster(work)] : []
  const sound = film.hasSound ? join(work.folder, audioForm) : null
  const whole = film.picture && isStrange(work.type) ? join(work.folder, filmForm) : null
  await runFfmpeg(work, sound, whole)
  const forms = [...poster]
  if (whole) forms.push(await store(work, filmForm, 'video/mp4', whole))
  if (sound) forms.push(await store(work, audioForm, 'audio/mp4', sound))
  if (film.picture) forms.push(...(await storeLadder(work, film.picture)))
  return forms
}

/** Makes all forms but the poster in one run of ffmpeg, so that the film is decoded only once. */
async function runFfmpeg(
  { film, source, folder, signal, onPercent }: Work,
  sound: string | null,
  whole: string | null,
): Promise<void> {
  const { picture, hasSound, seconds } = film
  const ladder = picture
    ? ladderCommand({ ...picture, hasSound }, ladderFor(picture.width, picture.height), join(folder, 'hls'))
    : []
  const inOne = picture && whole ? filmCommand({ ...picture, hasSound }, whole) : []
  const wanted = [...ladder, ...inOne, ...(sound ? soundCommand(sound) : [])]
  const threads = picture ? threadsFor(picture) : []
  if (wanted.length > 0)
    await ffmpeg([...threads, '-i', source, ...wanted], signal, (second) =>
      onPercent(Math.min(99, Math.floor((second / seconds) * 100))),
    )
}

async function writePoster({ files, readers, fileId, source, folder, film, signal }: Work): Promise<Form> {
  const path = join(folder, 'poster.png')
  await ffmpeg(posterCommand(source, film.seconds, path), signal, () => undefined)
  let poster: Form | undefined
  await readers.read(fileReader, {
    owner: fileId,
    input: { work: 'poster', use: null, bytes: 0, converts: false },
    source: path,
    signal,
    async answer(asked, out) {
      if (!('form' in asked)) return
      const { file, name: _, ...form } = asked.form
      await files.put(`${fileId}/${posterForm}`, await out.read(file, 10_000_000), form.type)
      poster = { name: posterForm, ...form }
    },
  })
  if (!poster) throw new ProgramRefused('no poster was drawn')
  return poster
}

/** Stores the segments first and the playlist last, so that a playlist never names a missing segment. */
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
