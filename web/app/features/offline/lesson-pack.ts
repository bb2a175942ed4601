import type { Answer } from '@arvand/contracts/endpoint'
import { packLesson } from '@arvand/contracts/panel/offline'
import { call } from '../../api/browser.ts'
import { attempt, type Outcome } from '../../api/refusal.ts'
import { sizeInWords } from '../../ui/file-drop.tsx'
import { filesFor, type Pack, type PackChoice, type PackFile } from './pack.ts'
import { downloadWords as words } from './words.ts'

export type Told = Answer<typeof packLesson>

/** The files of a lesson to download, each with its length where it is known. */
export async function askPack(courseId: string, lessonId: string): Promise<Outcome<Told>> {
  const { answer, refusal } = await attempt(call(packLesson, { courseId, lessonId }))
  if (!answer) return { refusal }
  return { answer: { ...answer, files: await Promise.all(answer.files.map(withBytes)) } }
}

async function withBytes(file: PackFile): Promise<PackFile> {
  if (file.bytes !== null) return file
  const answer = await fetch(file.link, { method: 'HEAD' }).catch(() => null)
  return { ...file, bytes: Number(answer?.headers.get('content-length')) || null }
}

/** The record of a downloaded lesson, and the files to fetch for the choice. */
export function packOf({ course, lesson, until, files }: Told, personId: string, choice: PackChoice) {
  const { id, title, kind, minutes } = lesson
  const pack: Omit<Pack, 'bytes' | 'keptAt'> = {
    lessonId: id,
    personId,
    courseId: course.id,
    courseTitle: course.title,
    title,
    kind,
    minutes,
    page: `/learn/${course.slug}/${id}`,
    choice,
    until,
  }
  return { pack, files: filesFor(files, choice) }
}

/**
 * Why a download of this size cannot start; null when it can. Also asks the browser not to clear the storage by itself.
 */
export async function whyNotNow(bytes: number): Promise<string | null> {
  if (!navigator.serviceWorker.controller) return words.noWorker
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  const left = quota === undefined ? Number.POSITIVE_INFINITY : quota - (usage ?? 0)
  if (bytes > left * 0.95) return words.noRoom(sizeInWords(bytes), sizeInWords(Math.max(0, left)))
  await navigator.storage?.persist?.().catch(() => false)
  return null
}

/** Why a download ended early; null when the person stopped it. */
export function troubleIn(error: unknown, signal: AbortSignal): string | null {
  if (signal.aborted) return null
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? words.full : words.failed
}
