import { formatNumber } from '@arvand/persian/numbers'
import { transaction } from '#platform/database'
import { isOutOfTime } from '#platform/jobs'
import { ReaderRefusal, troubleOfReader } from '#platform/reader-process'
import type { MediaDeps } from '../deps.ts'
import { originalOf } from '../original.ts'
import { takePlace } from '../replacing/take-place.ts'
import { keepForms } from './keep-forms.ts'
import { measureFilm } from './measure-film.ts'
import { mostPages } from './pages-reader.ts'
import { findPreparation, notifyPreparation, type Preparation, putBack, saveSum } from './preparation.ts'
import { hasFfmpeg, ProgramRefused } from './programs.ts'
import { writeForms } from './write-forms.ts'
import { writePages } from './write-pages.ts'

const pdf = 'application/pdf'

const unreadable = 'این فایل پخش‌شدنی نیست یا نیمه‌کاره است. آن را با برنامهٔ دیگری بسازید و دوباره بفرستید.'

const pageTroubles: Readonly<Record<string, string>> = {
  locked: 'این PDF رمز دارد. آن را بدون رمز ذخیره کنید و دوباره بفرستید.',
  'too-many-pages': `این PDF بیش از ${formatNumber(mostPages)} صفحه دارد. آن را به چند فایل تقسیم کنید.`,
  'too-heavy': 'صفحه‌های این PDF بیش از اندازه سنگین است. آن را ساده‌تر یا کوچک‌تر ذخیره کنید و دوباره بفرستید.',
}

const unreadablePages = 'این PDF باز نمی‌شود. آن را با برنامهٔ دیگری ذخیره کنید و دوباره بفرستید.'

/** Why a file was not prepared, for people. */
function troubleOf({ type }: Preparation, error: unknown): string {
  if (type !== pdf) return unreadable
  const code = error instanceof ReaderRefusal ? error.code : (troubleOfReader(error) ?? '')
  return pageTroubles[code] ?? unreadablePages
}

const died =
  'برنامه هنگام آماده‌سازی این فایل از کار افتاد و برای امنیت آن را دوباره نمی‌خواند. آن را دوباره بسازید و بفرستید.'

/**
 * Makes the other forms of a video or audio file: poster, HLS ladder, sound alone; of a PDF its pages. Without ffmpeg on the machine there
 * are none, and players read the original by byte ranges. A preparation whose process died is not tried again:
 * the file may have killed the process.
 */
export async function prepareFile(
  deps: MediaDeps,
  fileId: string,
  signal: AbortSignal,
  hasPrograms: () => Promise<boolean> = hasFfmpeg,
): Promise<void> {
  const preparation = await findPreparation(deps.db, fileId)
  if (!preparation) return
  if (preparation.isBegun) return notifyPreparation(deps, preparation, 'failed', 0, died)
  await notifyPreparation(deps, preparation, 'working', 0)
  try {
    await saveSum(deps, preparation)
    if (preparation.type === pdf) await writePages(deps, preparation, signal, told(deps, preparation))
    else if (await hasPrograms()) await makeForms(deps, preparation, signal)
    await complete(deps, preparation)
  } catch (error) {
    if (!isOutOfTime(signal) && (signal.aborted || !isOfFile(error))) {
      // The file is not at fault, so another worker may begin anew.
      await putBack(deps, preparation)
      throw error
    }
    await notifyPreparation(deps, preparation, 'failed', 0, troubleOf(preparation, error))
  }
}

/** The file is ready; one that replaces another takes its place now. */
async function complete(deps: MediaDeps, preparation: Preparation): Promise<void> {
  const { fileId, ownerId, replaces } = preparation
  if (replaces === null) return notifyPreparation(deps, preparation, 'done', 100)
  await transaction(deps.db, (tx) => takePlace(tx, deps, fileId))
  for (const id of [fileId, replaces])
    deps.live.notify(ownerId, 'media', { fileId: id, state: 'done', percent: 100, trouble: null })
}

/** Whether the file is at fault, so that another try would end the same way. */
const isOfFile = (error: unknown): boolean =>
  error instanceof ProgramRefused || error instanceof ReaderRefusal || troubleOfReader(error) !== null

async function makeForms(deps: MediaDeps, preparation: Preparation, signal: AbortSignal): Promise<void> {
  const { files, readers } = deps
  const { fileId, type } = preparation
  const { film, forms } = await files.withPath(originalOf(fileId), (source) =>
    files.withFolder(async (folder) => {
      const film = await measureFilm(source, signal)
      const onPercent = told(deps, preparation)
      return {
        film,
        forms: await writeForms({ files, readers, fileId, type, source, folder, film, signal, onPercent }),
      }
    }),
  )
  await keepForms(deps, fileId, film, forms)
}

const tellEvery = 5

/** Reports progress, but only after every few percent. */
function told(deps: MediaDeps, preparation: Preparation): (percent: number) => void {
  let last = 0
  return (percent) => {
    if (percent < last + tellEvery) return
    last = percent
    // A lost update does no harm: the next one replaces it.
    notifyPreparation(deps, preparation, 'working', percent).catch(() => undefined)
  }
}
