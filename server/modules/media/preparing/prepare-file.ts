import { transaction } from '#platform/database'
import { originalOf } from '../keeping/accept-file.ts'
import type { MediaParts } from '../parts.ts'
import { media, type RenditionRow } from '../tables.ts'
import { type Film, measureFilm } from './measure-film.ts'
import { findPreparation, keepSum, type Preparation, tellPreparation } from './preparation.ts'
import { hasFfmpeg, ProgramRefused } from './programs.ts'
import { writeForms } from './write-forms.ts'

const unreadable = 'این فایل پخش‌شدنی نیست یا نیمه‌کاره است. آن را با برنامهٔ دیگری بسازید و دوباره بفرستید.'

/**
 * Makes the other forms of what is watched or heard: poster, ladder, sound alone. Without ffmpeg on the machine there
 * are none, and the file is played by its ranges. May be run again at any point; what was made before is replaced.
 */
export async function prepareFile(
  parts: MediaParts,
  fileId: string,
  signal: AbortSignal,
  hasPrograms: () => Promise<boolean> = hasFfmpeg,
): Promise<void> {
  const preparation = await findPreparation(parts.db, fileId)
  if (!preparation) return
  await tellPreparation(parts, preparation, 'working', 0)
  await keepSum(parts, preparation)
  try {
    if (await hasPrograms()) await makeForms(parts, preparation, signal)
    await tellPreparation(parts, preparation, 'done', 100)
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ProgramRefused)) throw error
    await tellPreparation(parts, preparation, 'failed', 0, unreadable)
  }
}

async function makeForms(parts: MediaParts, preparation: Preparation, signal: AbortSignal): Promise<void> {
  const { files } = parts
  const { fileId } = preparation
  const { film, forms } = await files.withPath(originalOf(fileId), (source) =>
    files.withFolder(async (folder) => {
      const film = await measureFilm(source, signal)
      const onPercent = told(parts, preparation)
      return { film, forms: await writeForms({ files, fileId, source, folder, film, signal, onPercent }) }
    }),
  )
  await keepForms(parts, fileId, film, forms)
}

const tellEvery = 5

/** Says how far it is, a few times. */
function told(parts: MediaParts, preparation: Preparation): (percent: number) => void {
  let last = 0
  return (percent) => {
    if (percent < last + tellEvery) return
    last = percent
    // A lost word is followed by the next one.
    tellPreparation(parts, preparation, 'working', percent).catch(() => undefined)
  }
}

function keepForms(
  { db }: MediaParts,
  fileId: string,
  film: Film,
  forms: readonly Omit<RenditionRow, 'file_id'>[],
) {
  return transaction(db, async (tx) => {
    const { seconds, picture } = film
    await media(tx)
      .updateTable('media.files')
      .set({ seconds, width: picture?.width ?? null, height: picture?.height ?? null })
      .where('id', '=', fileId)
      .execute()
    await media(tx).deleteFrom('media.renditions').where('file_id', '=', fileId).execute()
    const rows = forms.map((form) => ({ ...form, file_id: fileId }))
    if (rows.length > 0) await media(tx).insertInto('media.renditions').values(rows).execute()
  })
}
